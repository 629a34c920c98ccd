"""Makes tests/workbooks: a Sokoban level as people keep it in a spreadsheet, and the same with faults; and the
spreadsheets of help/NEW_GAME, which are its level 01.

    python3 -m venv venv && venv/bin/pip install openpyxl odfpy && venv/bin/python tests/setup/workbooks.py

The files are kept in the repository; tests/all/level_data.rs imports them.
"""

from pathlib import Path

from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import Table, TableCell, TableRow
from odf.text import P
from openpyxl import Workbook

HERE = Path(__file__).resolve().parent.parent / "workbooks"
TEMPLATE = HERE.parent.parent / "help" / "NEW_GAME"

GOOD = {
    "STATE": [
        ["Wall", "Wall", "Wall", "Wall", "Wall", "Wall"],
        ["Wall", "Avatar", "Empty", "Box", "Goal", "Wall"],
        ["Wall", "Wall", "Wall", "Wall", "Wall", "Wall"],
    ],
    "VALID": [[False] * 6, [False, False, True, False, False, False], [False] * 6],
    "FINAL": [["*"] * 6, ["*", "*", "*", "*", "BoxOnGoal", "*"], ["*"] * 6],
    "Items": [["name", "value", "shown"], ["Ax", 1, False], ["Ay", 1, False], ["Px", 1, False], ["Py", 1, False]],
    "Level": [["name", "Příliš žluťoučký"], ["author", "An author"], ["solution", "2,1 3,1"]],
}

# level 01 of help/NEW_GAME
FIRST = {
    "STATE": [["Walker", "Path", "Gem"], ["Path", "Wall", "Path"], ["Gem", "Path", "Path"]],
    "VALID": [[False, True, False], [True, False, False], [False] * 3],
    "Items": [
        ["name", "value", "shown"],
        ["Ax", 0, False],
        ["Ay", 0, False],
        ["Px", 0, False],
        ["Py", 0, False],
        ["Gems", 2, True],
    ],
    "Level": [["name", "First steps"], ["solution", "1,0 2,0 2,1 2,2 1,2 0,2"]],
}

# each sheet of faults: what stands at which cell instead (rows and columns from 1, as the messages name them)
FAULTS = {
    "wrong-piece": ("STATE", 2, 4, "Bocks"),
    "wrong-truth": ("VALID", 2, 3, "maybe"),
    "empty-cell": ("STATE", 3, 6, None),
    "wrong-item": ("Items", 2, 2, None),
}


def with_fault(name):
    sheets = {title: [list(row) for row in rows] for title, rows in GOOD.items()}
    sheet, row, column, value = FAULTS[name]
    sheets[sheet][row - 1][column - 1] = value
    return sheets


def write_xlsx(path, sheets):
    book = Workbook()
    book.remove(book.active)
    for title, rows in sheets.items():
        sheet = book.create_sheet(title)
        for row in rows:
            sheet.append(row)
    book.save(path)


def write_ods(path, sheets):
    book = OpenDocumentSpreadsheet()
    for title, rows in sheets.items():
        table = Table(name=title)
        for row in rows:
            line = TableRow()
            for value in row:
                if value is None:
                    cell = TableCell()
                elif isinstance(value, bool):
                    cell = TableCell(valuetype="boolean", booleanvalue=str(value).lower())
                    cell.addElement(P(text=str(value).upper()))
                elif isinstance(value, int):
                    cell = TableCell(valuetype="float", value=str(value))
                    cell.addElement(P(text=str(value)))
                else:
                    cell = TableCell(valuetype="string")
                    cell.addElement(P(text=value))
                line.addElement(cell)
            table.addElement(line)
        book.spreadsheet.addElement(table)
    book.save(path)


HERE.mkdir(exist_ok=True)
for write, ending in ((write_xlsx, "xlsx"), (write_ods, "ods")):
    write(str(HERE / f"level.{ending}"), GOOD)
    for fault in FAULTS:
        write(str(HERE / f"{fault}.{ending}"), with_fault(fault))
    write(str(TEMPLATE / f"level.{ending}"), FIRST)
