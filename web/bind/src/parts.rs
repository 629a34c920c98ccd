//! Cuts a program into two modules. The primary module has the functions that a start and a first move call, for which
//! every visitor waits; the secondary module has all others and is fetched when nobody waits. They share memory and tables.
//! Where the primary module calls a function of the other one, or has it in its table, it has a stub in its place: this
//! has the secondary module loaded, unless it is there, and goes on in it.

use std::collections::{BTreeMap, BTreeSet};
use walrus::ir::{Call, MemArg, RefFunc, StoreKind, UnaryOp, Value, Visitor, dfs_in_order};
use walrus::{
    ConstExpr, ElementItems, ElementKind, ExportItem, FunctionBuilder, FunctionId, FunctionKind, GlobalId, GlobalKind,
    ImportedFunction, LocalId, Module, ModuleConfig, RefType, TableId, ValType, passes,
};

/// The exports of a counting program that say where its notes are, and how many.
const NOTES: &str = "notes";
const FUNCTIONS: &str = "functions";
/// How many bytes a page of memory has.
const PAGE: usize = 65_536;
/// Begins the name of the import that loads the secondary module (web/src/browser.rs); wasm-bindgen adds a hash.
const LOAD: &str = "__wbg_loadSecondary_";
/// The module by which the secondary module imports what the primary one exports for it.
const PRIMARY: &str = "primary";
/// Begins the names of these exports.
const SHARED: &str = "%";
/// The export that is 1 once the secondary module is there.
const IS_THERE: &str = "%there";

/// Functions, by their index in the program.
pub type Functions = BTreeSet<usize>;

/// The modules of a program.
pub struct Parts {
    /// What every visitor waits for.
    pub primary: Vec<u8>,
    /// What is fetched later.
    pub secondary: Vec<u8>,
}

fn read(program: &[u8]) -> Result<Module, String> {
    let mut config = ModuleConfig::new();
    config.generate_producers_section(false);
    config.parse(program).map_err(|fault| format!("{fault:#}"))
}

/// The program that notes which of its functions are called: the byte of each is 1 from then on. Where these bytes begin
/// is exported as `notes`, how many there are as `functions`. They are in memory that was added behind its own.
pub fn counting(program: &[u8]) -> Result<Vec<u8>, String> {
    let mut module = read(program)?;
    let functions: Vec<FunctionId> = module.funcs.iter_local().map(|(id, _)| id).collect();
    let bytes = functions.iter().map(|id| id.index() + 1).max().ok_or("the program has no functions")?;
    let count = i32::try_from(bytes).expect("a program has far fewer functions");
    let memory = module.memories.iter_mut().next().ok_or("the program has no memory")?;
    let notes = i32::try_from(memory.initial).ok().and_then(|pages| pages.checked_mul(i32::try_from(PAGE).ok()?));
    let notes = notes.ok_or("the program has too much memory")?;
    memory.initial += bytes.div_ceil(PAGE) as u64;
    let memory = memory.id();
    for (name, value) in [(NOTES, notes), (FUNCTIONS, count)] {
        let global = module.globals.add_local(ValType::I32, false, false, ConstExpr::Value(Value::I32(value)));
        module.exports.add(name, global);
    }
    for function in functions {
        let place = MemArg { align: 1, offset: function.index() as u64 };
        let mut body = module.funcs.get_mut(function).kind.unwrap_local_mut().builder_mut().func_body();
        body.const_at(0, Value::I32(notes)).const_at(1, Value::I32(1));
        body.store_at(2, memory, StoreKind::I32_8 { atomic: false }, place);
    }
    Ok(module.emit_wasm())
}

/// The modules of a program, of which the primary one has these functions, and what cannot be elsewhere.
pub fn cut(program: &[u8], first: &Functions) -> Result<Parts, String> {
    let (mut primary, mut secondary) = (Part::new(read(program)?)?, Part::new(read(program)?)?);
    let all: Functions = primary.module.funcs.iter_local().map(|(id, _)| id.index()).collect();
    if first.is_disjoint(&all) {
        return Err("the program has none of the functions that were called".into());
    }
    let begins = primary.module.start.map(|id| id.index());
    let (kept, rest): (Functions, Functions) =
        all.into_iter().partition(|index| first.contains(index) || Some(*index) == begins);
    let called: Functions = primary.used_by(&kept)?.functions.into_iter().chain(primary.reached()?).collect();
    let stubs: Vec<usize> = called.into_iter().filter(|index| rest.contains(index)).collect();
    let used = secondary.used_by(&rest)?;
    let shared = Shared {
        functions: used.functions.into_iter().filter(|index| !rest.contains(index)).collect(),
        globals: used.globals.into_iter().collect(),
    };
    primary.put_stubs(&stubs)?;
    primary.share(&shared);
    secondary.take_shared(&shared);
    secondary.fill(&stubs);
    Ok(Parts { primary: primary.written(), secondary: secondary.written() })
}

/// What functions use, by index.
#[derive(Default)]
struct Used {
    functions: Functions,
    globals: BTreeSet<usize>,
    /// Whether one takes the address of a function, which is not in the table then.
    takes_address: bool,
}

impl<'a> Visitor<'a> for Used {
    fn visit_call(&mut self, call: &Call) {
        self.functions.insert(call.func.index());
    }

    fn visit_ref_func(&mut self, _: &RefFunc) {
        self.takes_address = true;
    }

    fn visit_global_id(&mut self, global: &GlobalId) {
        self.globals.insert(global.index());
    }
}

/// What the secondary module uses of the primary one besides memory and tables, by index.
struct Shared {
    functions: Vec<usize>,
    globals: Vec<usize>,
}

impl Shared {
    /// The functions and the names of their exports, which are short: there are thousands.
    fn functions(&self) -> impl Iterator<Item = (usize, String)> {
        self.functions.iter().enumerate().map(|(place, index)| (*index, format!("{SHARED}{place:x}")))
    }

    fn globals(&self) -> impl Iterator<Item = (usize, String)> {
        self.globals.iter().map(|index| (*index, format!("{SHARED}g{index}")))
    }

    fn table(table: TableId) -> String {
        format!("{SHARED}t{}", table.index())
    }

    fn memory() -> String {
        format!("{SHARED}memory")
    }
}

/// A program that becomes one of the modules.
struct Part {
    module: Module,
    functions: BTreeMap<usize, FunctionId>,
    globals: BTreeMap<usize, GlobalId>,
    /// The table of functions, and how many entries it has in the whole program.
    table: TableId,
    entries: u64,
}

impl Part {
    fn new(module: Module) -> Result<Self, String> {
        let functions = module.funcs.iter().map(|function| (function.id().index(), function.id())).collect();
        let globals = module.globals.iter().map(|global| (global.id().index(), global.id())).collect();
        let table = module.tables.iter().find(|table| table.element_ty == RefType::FUNCREF);
        let (table, entries) = table.map(|table| (table.id(), table.initial)).ok_or("the program has no table")?;
        Ok(Self { module, functions, globals, table, entries })
    }

    fn used_by(&self, functions: &Functions) -> Result<Used, String> {
        let mut used = Used::default();
        for index in functions {
            let body = self.module.funcs.get(self.functions[index]).kind.unwrap_local();
            dfs_in_order(&mut used, body, body.entry_block());
        }
        if used.takes_address { Err("the address of a function is taken outside the table".into()) } else { Ok(used) }
    }

    /// The functions that are exported or in the table.
    fn reached(&self) -> Result<Vec<usize>, String> {
        let mut reached = Vec::new();
        for element in self.module.elements.iter() {
            let ElementItems::Functions(functions) = &element.items else {
                return Err("something else than functions is in the table".into());
            };
            reached.extend(functions.iter().map(|function| function.index()));
        }
        reached.extend(self.module.exports.iter().filter_map(|export| match export.item {
            ExportItem::Function(function) => Some(function.index()),
            _ => None,
        }));
        Ok(reached)
    }

    /// The entry of the table in which a stub goes on: behind those of the whole program.
    fn entry(&self, stub: usize) -> i32 {
        usize::try_from(self.entries)
            .ok()
            .and_then(|entries| i32::try_from(entries + stub).ok())
            .expect("a table has far fewer entries")
    }

    fn widen_table(&mut self, stubs: usize) {
        let table = self.module.tables.get_mut(self.table);
        table.initial += stubs as u64;
        table.maximum = table.maximum.map(|most| most.max(table.initial));
    }

    /// Puts stubs in the place of these functions.
    fn put_stubs(&mut self, stubs: &[usize]) -> Result<(), String> {
        let load = self.module.imports.iter().find(|import| import.name.starts_with(LOAD));
        let Some(walrus::ImportKind::Function(load)) = load.map(|import| import.kind.clone()) else {
            return Err(format!("the program does not import {LOAD}"));
        };
        let is_there = self.module.globals.add_local(ValType::I32, true, false, ConstExpr::Value(Value::I32(0)));
        self.module.exports.add(IS_THERE, is_there);
        for (stub, index) in stubs.iter().enumerate() {
            let function = self.functions[index];
            let signature = self.module.funcs.get(function).ty();
            let kind = self.module.types.get(signature);
            let (params, results) = (kind.params().to_vec(), kind.results().to_vec());
            let given: Vec<LocalId> = params.iter().map(|param| self.module.locals.add(*param)).collect();
            let mut builder = FunctionBuilder::new(&mut self.module.types, &params, &results);
            let mut body = builder.func_body();
            body.global_get(is_there).unop(UnaryOp::I32Eqz);
            body.if_else(
                None,
                |then| {
                    then.call(load);
                },
                |_| {},
            );
            for param in &given {
                body.local_get(*param);
            }
            body.i32_const(self.entry(stub)).call_indirect(signature, self.table);
            self.module.funcs.get_mut(function).kind = FunctionKind::Local(builder.local_func(given));
        }
        self.widen_table(stubs.len());
        Ok(())
    }

    /// Exports what the secondary module uses.
    fn share(&mut self, shared: &Shared) {
        let exports = &mut self.module.exports;
        for (index, name) in shared.functions() {
            exports.add(&name, self.functions[&index]);
        }
        for (index, name) in shared.globals() {
            exports.add(&name, self.globals[&index]);
        }
        for memory in self.module.memories.iter() {
            exports.add(&Shared::memory(), memory.id());
        }
        for table in self.module.tables.iter() {
            exports.add(&Shared::table(table.id()), table.id());
        }
    }

    /// Imports what the primary module exports, in the place of its own.
    fn take_shared(&mut self, shared: &Shared) {
        let module = &mut self.module;
        module.start = None;
        for export in module.exports.iter().map(|export| export.id()).collect::<Vec<_>>() {
            module.exports.delete(export);
        }
        for element in module.elements.iter().map(|element| element.id()).collect::<Vec<_>>() {
            module.elements.delete(element);
        }
        for data in module.data.iter().map(|data| data.id()).collect::<Vec<_>>() {
            module.data.delete(data);
        }
        for (index, name) in shared.functions() {
            let function = self.functions[&index];
            let ty = module.funcs.get(function).ty();
            if let FunctionKind::Import(known) = &module.funcs.get(function).kind {
                module.imports.delete(known.import);
            }
            let import = module.imports.add(PRIMARY, &name, function);
            module.funcs.get_mut(function).kind = FunctionKind::Import(ImportedFunction { import, ty });
        }
        for (index, name) in shared.globals() {
            let global = self.globals[&index];
            let import = module.imports.add(PRIMARY, &name, global);
            module.globals.get_mut(global).kind = GlobalKind::Import(import);
        }
        for memory in module.memories.iter().map(|memory| memory.id()).collect::<Vec<_>>() {
            let import = module.imports.add(PRIMARY, &Shared::memory(), memory);
            let memory = module.memories.get_mut(memory);
            memory.import = Some(import);
            memory.data_segments.clear();
        }
        for table in module.tables.iter().map(|table| table.id()).collect::<Vec<_>>() {
            let import = module.imports.add(PRIMARY, &Shared::table(table), table);
            let table = module.tables.get_mut(table);
            table.import = Some(import);
            table.elem_segments.clear();
        }
    }

    /// When this module begins it puts the functions of the stubs into the table and says that it is there.
    fn fill(&mut self, stubs: &[usize]) {
        self.widen_table(stubs.len());
        let functions = stubs.iter().map(|index| self.functions[index]).collect();
        let offset = ConstExpr::Value(Value::I32(self.entry(0)));
        let kind = ElementKind::Active { table: self.table, offset };
        let element = self.module.elements.add(kind, ElementItems::Functions(functions));
        self.module.tables.get_mut(self.table).elem_segments.insert(element);
        let (is_there, _) = self.module.add_import_global(PRIMARY, IS_THERE, ValType::I32, true, false);
        let mut builder = FunctionBuilder::new(&mut self.module.types, &[], &[]);
        builder.func_body().i32_const(1).global_set(is_there);
        self.module.start = Some(builder.finish(Vec::new(), &mut self.module.funcs));
    }

    /// The module, without what it does not use.
    fn written(mut self) -> Vec<u8> {
        passes::gc::run(&mut self.module);
        self.module.emit_wasm()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasmparser::{ExternalKind, Parser, Payload, Validator};

    /// A program as wasm-bindgen makes it: `first` calls `both` and `later`, which is in the table and calls `both`, too;
    /// nobody calls `never`.
    const PROGRAM: &str = r#"(module
        (import "./play_bg.js" "__wbg_loadSecondary_0a" (func $load))
        (import "./play_bg.js" "other" (func $other (param i32)))
        (memory (export "memory") 2)
        (data (i32.const 8) "text")
        (table 2 2 funcref)
        (elem (i32.const 1) $later)
        (global $depth (mut i32) (i32.const 100))
        (func $both (param i32) (result i32) (global.set $depth (local.get 0)) (i32.const 7))
        (func $first (param i32) (result i32) (i32.add (call $both (local.get 0)) (call $later (local.get 0) (i64.const 1))))
        (func $later (param i32 i64) (result i32) (call $other (i32.const 1)) (call $both (i32.const 1)))
        (func $never (result i32) (call $later (i32.const 2) (i64.const 2)))
        (export "first" (func $first))
        (export "whole" (func $load)))"#;
    /// Its functions: two are imported.
    const BOTH: usize = 2;
    const FIRST: usize = 3;
    const LATER: usize = 4;
    const NEVER: usize = 5;

    #[derive(Debug, Default)]
    struct Seen {
        functions: u32,
        data: usize,
        imports: Vec<String>,
        exports: Vec<(String, ExternalKind)>,
        begins: bool,
    }

    /// What is in a valid module.
    fn seen(module: &[u8]) -> Seen {
        Validator::new().validate_all(module).unwrap();
        let mut seen = Seen::default();
        for payload in Parser::new(0).parse_all(module) {
            match payload.unwrap() {
                Payload::ImportSection(imports) => {
                    seen.imports = imports.into_imports().map(|import| import.unwrap().name.to_owned()).collect();
                }
                Payload::ExportSection(exports) => {
                    seen.exports = exports
                        .into_iter()
                        .map(|export| export.map(|export| (export.name.to_owned(), export.kind)).unwrap())
                        .collect();
                }
                Payload::CodeSectionStart { count, .. } => seen.functions = count,
                Payload::DataSection(data) => seen.data = data.range().len(),
                Payload::StartSection { .. } => seen.begins = true,
                _ => {}
            }
        }
        seen
    }

    #[test]
    fn what_was_called_is_primary_and_all_else_secondary() {
        let program = wat::parse_str(PROGRAM).unwrap();
        let parts = cut(&program, &Functions::from([BOTH, FIRST])).unwrap();
        let (primary, secondary) = (seen(&parts.primary), seen(&parts.secondary));
        // `both`, `first`, the stub of `later`; nobody of this module calls `never`
        assert_eq!(primary.functions, 3, "{primary:?}");
        assert!(primary.data > 0 && !primary.begins);
        let exports: Vec<&str> = primary.exports.iter().map(|(name, _)| name.as_str()).collect();
        for name in ["memory", "first", "whole", IS_THERE] {
            assert!(exports.contains(&name), "{exports:?}");
        }
        // what fills the table and begins it is there, and nothing that the other module has
        assert_eq!((secondary.functions, secondary.data, secondary.begins), (2, 0, true), "{secondary:?}");
        assert!(secondary.exports.is_empty());
        for name in &secondary.imports {
            assert!(name.starts_with(SHARED) && exports.contains(&name.as_str()), "{name}: {exports:?}");
        }
        assert!(secondary.imports.contains(&IS_THERE.to_owned()));
    }

    #[test]
    fn a_program_that_has_everything_in_its_primary_module_has_no_stubs() {
        let program = wat::parse_str(PROGRAM).unwrap();
        let parts = cut(&program, &Functions::from([BOTH, FIRST, LATER, NEVER])).unwrap();
        assert_eq!(seen(&parts.primary).functions, 3, "without `never`");
        assert_eq!(seen(&parts.secondary).functions, 1);
    }

    #[test]
    fn a_counting_program_exports_where_its_notes_are() {
        let program = wat::parse_str(PROGRAM).unwrap();
        let counting = counting(&program).unwrap();
        assert!(seen(&counting).exports.contains(&(NOTES.to_owned(), ExternalKind::Global)));
        let memory = Parser::new(0).parse_all(&counting).find_map(|payload| match payload.unwrap() {
            Payload::MemorySection(memories) => memories.into_iter().next().map(|memory| memory.unwrap().initial),
            _ => None,
        });
        assert_eq!(memory, Some(3), "one page behind its own");
    }

    #[test]
    fn what_cannot_be_cut_is_told() {
        let told = |text: &str, first: &[usize]| {
            let program = wat::parse_str(text).unwrap();
            cut(&program, &first.iter().copied().collect()).err().unwrap()
        };
        assert!(told(PROGRAM, &[]).contains("none of the functions"));
        assert!(told("(module (memory 1) (func))", &[0]).contains("no table"));
        let other = PROGRAM.replace("__wbg_loadSecondary_0a", "__wbg_load_0a");
        assert!(told(&other, &[BOTH, FIRST]).contains(LOAD));
        assert!(cut(b"no program", &Functions::new()).is_err() && counting(b"no program").is_err());
    }
}
