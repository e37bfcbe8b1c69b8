import path from 'node:path';
import ts from 'typescript';

/** The text of a file of the repository; undefined: there is none. */
export type Read = (file: string) => string | undefined;

/** A file on the way of an order line, and the names under which the line comes into it. */
export interface Step {
  readonly file: string;
  readonly names: readonly string[];
}

/** The steps of the table in ARCHITECTURE.md: file, names of the line in it, shape. */
export function stepsIn(markdown: string): readonly (Step & { readonly shape: string })[] {
  const [, section = ''] = markdown.split('## The way of an order line');
  return [...section.matchAll(/^\| +\d+ +\| +`([^`]+)` +\| +(`[^|]+`) +\| +`([^`]+)` +\|/gm)].map(
    ([, file = '', names = '', shape = '']) => ({
      file,
      names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
      shape,
    }),
  );
}

/** The properties by which something that holds a line gives it away; others are facts of the line. */
const holding = new Set(['value', 'lines', 'wishes', 'line', 'wish', 'order_items', 'body', 'checkout']);
const listMethods = new Set(['map', 'flatMap', 'filter', 'forEach', 'toSorted']);

/**
 * The files outside of `shared` and `platform` to whose functions and components a file hands the line, by itself or
 * within something else. The values that it makes of the line count as the line, but not what `asked` files answer.
 */
export function handedOverTo(step: Step, read: Read, asked: ReadonlySet<string>): ReadonlySet<string> {
  const source = parsed(step.file, read);
  const imports = importsOf(source, read);
  const names = new Set(step.names);
  const found = new Set<string>();

  const targetOf = (called: ts.Node): string | undefined => {
    if (ts.isIdentifier(called)) return imports.get(called.text);
    // A department's use case is called by its name: `deps.inventory.holdUnits(…)`, `ordering.initiatePayment(…)`.
    return ts.isPropertyAccessExpression(called) ? useCases(read).get(called.name.text) : undefined;
  };
  const holds = (node: ts.Node): boolean => {
    if (ts.isFunctionLike(node)) return false;
    if (ts.isPropertyAccessExpression(node)) return holding.has(node.name.text) && holds(node.expression);
    if (ts.isCallExpression(node)) {
      const target = targetOf(node.expression);
      if (target !== undefined && asked.has(target)) return false;
      return isOfList(node) || node.arguments.some(holds);
    }
    if (ts.isPropertyAssignment(node)) return holds(node.initializer);
    if (ts.isIdentifier(node)) return names.has(node.text);
    return ts.forEachChild(node, (child) => holds(child) || undefined) ?? false;
  };
  const isOfList = ({ expression }: ts.CallExpression): boolean =>
    ts.isPropertyAccessExpression(expression) &&
    listMethods.has(expression.name.text) &&
    holds(expression.expression);
  const addNames = (bound: ts.BindingName): void => {
    for (const name of boundNames(bound)) names.add(name);
  };
  const visit = (node: ts.Node): void => {
    if (
      ts.isForOfStatement(node) &&
      holds(node.expression) &&
      ts.isVariableDeclarationList(node.initializer)
    ) {
      for (const { name } of node.initializer.declarations) addNames(name);
    }
    if (ts.isCallExpression(node) && isOfList(node)) {
      const [task] = node.arguments;
      const [each] = task !== undefined && ts.isFunctionLike(task) ? task.parameters : [];
      if (each !== undefined) addNames(each.name);
    }
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined && holds(node.initializer)) {
      addNames(node.name);
    }
    if (ts.isCallExpression(node) && node.arguments.some(holds)) add(targetOf(node.expression));
    if ((ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) && holds(node.attributes)) {
      add(targetOf(node.tagName));
    }
    ts.forEachChild(node, visit);
  };
  const add = (target: string | undefined): void => {
    if (target !== undefined && target !== step.file) found.add(target);
  };
  // Until no name is added: functions may stand above those that call them.
  for (let before = -1; before < names.size;) {
    before = names.size;
    visit(source);
  }
  return found;
}

/** The files that a file imports, past front doors. */
export function importedBy(file: string, read: Read): ReadonlySet<string> {
  return new Set(importsOf(parsed(file, read), read).values());
}

function parsed(file: string, read: Read): ts.SourceFile {
  return ts.createSourceFile(file, read(file) ?? '', ts.ScriptTarget.Latest, true);
}

/** The names that get the line: of what is taken out of an object, only what can be one. */
function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => {
    if (!ts.isBindingElement(element)) return [];
    const taken = (element.propertyName ?? element.name).getText();
    const isWhole = ts.isArrayBindingPattern(name) || element.dotDotDotToken !== undefined;
    return isWhole || holding.has(taken) ? boundNames(element.name) : [];
  });
}

/** Imported names with the files in which they are declared, past front doors. */
function importsOf(source: ts.SourceFile, read: Read): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!statement.moduleSpecifier.text.startsWith('.') || bindings === undefined) continue;
    const file = path.posix.join(path.posix.dirname(source.fileName), statement.moduleSpecifier.text);
    if (!ts.isNamedImports(bindings) || /^src\/(shared|platform)\//.test(file)) continue;
    for (const { name, propertyName } of bindings.elements) {
      found.set(name.text, declaredIn(file, (propertyName ?? name).text, read));
    }
  }
  return found;
}

function declaredIn(file: string, name: string, read: Read): string {
  const door = file.endsWith('/index.ts') ? (read(file) ?? '') : '';
  const from = [...door.matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)'/g)].find(([, names = '']) =>
    new RegExp(`\\b${name}\\b`).test(names),
  )?.[2];
  return from === undefined ? file : path.posix.join(path.posix.dirname(file), from);
}

const known = new WeakMap<Read, ReadonlyMap<string, string>>();

/** The use cases that departments lend to others, with their files, by the names in their front doors. */
function useCases(read: Read): ReadonlyMap<string, string> {
  const cases = known.get(read) ?? new Map(lentBy.flatMap((door) => lentIn(door, read)));
  known.set(read, cases);
  return cases;
}

const lentBy = [
  'src/modules/ordering/application/create-ordering.ts',
  'src/modules/inventory/index.ts',
  'src/modules/shipping/application/create-shipping.ts',
  'src/modules/catalogue/application/create-catalogue.ts',
];

function lentIn(door: string, read: Read): [string, string][] {
  const source = parsed(door, read);
  const imports = importsOf(source, read);
  const lent: [string, string][] = [];
  const visit = (node: ts.Node): void => {
    const name = ts.isShorthandPropertyAssignment(node) || ts.isPropertyAssignment(node) ? node.name : null;
    const value = ts.isPropertyAssignment(node) ? node.initializer : name;
    const file = value !== null && ts.isIdentifier(value) ? imports.get(value.text) : undefined;
    if (name !== null && file !== undefined) lent.push([name.getText(), file]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (lent.length === 0) throw new Error(`${door} lends no use case`);
  return lent;
}
