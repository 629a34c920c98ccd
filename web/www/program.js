// Messages to the program, which runs in a worker.
/** @import { Asked, Input, ToProgram } from '../types/messages' */
import { state } from './state.js';

/** @param {ToProgram} message */
export function post(message) {
  if (!state.program) throw new Error('the program has not begun');
  state.program.postMessage(message);
}

/**
 * Tells what happened.
 * @param {Input} input
 * @param {number} [time] when, in milliseconds of the page; now if nothing else is said
 */
export function send(input, time) {
  post({ input, at: performance.timeOrigin + (time ?? performance.now()) });
}

/**
 * Asks the program; where it breaks down no answer comes any more.
 * @template {keyof Asked} What
 * @param {What} what
 * @param {Asked[What]['args']} args
 * @returns {Promise<Asked[What]['answer']>}
 */
export function ask(what, ...args) {
  return new Promise((answered) => {
    state.number += 1;
    state.questions.set(state.number, answered);
    post({ ask: state.number, what, args });
  });
}
