"""Stands in for the Python client of the speech service: what Orca would say is written to the file $SPOKEN, a line each."""

import os


class Names(type):
    """Every attribute is its own name: the constants that Orca asks for."""

    def __getattr__(cls, name):
        return name


class CallbackType(metaclass=Names):
    pass


class PunctuationMode(metaclass=Names):
    pass


class DataMode(metaclass=Names):
    pass


class Scope(metaclass=Names):
    pass


class Priority(metaclass=Names):
    pass


class SpawnError(Exception):
    pass


class SSIPError(Exception):
    pass


class SSIPCommunicationError(SSIPError):
    pass


class SSIPCommandError(SSIPError):
    pass


class SSIPClient:
    def __init__(self, *arguments, **named):
        pass

    def list_synthesis_voices(self, *arguments):
        return (("en", "en", "none"),)

    def list_output_modules(self):
        return ("none",)

    def speak(self, text, callback=None, event_types=None):
        with open(os.environ["SPOKEN"], "a") as file:
            file.write(text.replace("\n", " ") + "\n")
        for event in ("BEGIN", "END") if callback else ():
            callback(event)

    char = key = speak

    def __getattr__(self, name):
        return lambda *arguments, **named: None


Client = SSIPClient
