import path from 'node:path';
import ts from 'typescript';

/** The text of a file of the repository; undefined: there is none. */
export type Read = (file: string) => string | undefined;

/** A file on the way of an order line or a query, and the names under which it comes into the file. */
export interface Step {
  readonly file: string;
  readonly names: readonly string[];
}

/** The steps of a section's table in docs/ways.md: file, names in it, shape. */
export function stepsIn(markdown: string, heading: string): readonly (Step & { readonly shape: string })[] {
  const [, after = ''] = markdown.split(`## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  return [...section.matchAll(/^\| +\d+ +\| +`([^`]+)` +\| +(`[^|]+`) +\| +`([^`]+)` +\|/gm)].map(
    ([, file = '', names = '', shape = '']) => ({
      file,
      names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
      shape,
    }),
  );
}

const listMethods = new Set(['map', 'flatMap', 'filter', 'forEach', 'toSorted']);

/** What is followed, and how it is recognised. */
export interface Followed {
  /** The properties by which something that holds it gives it away; others are facts about it. */
  readonly holding: ReadonlySet<string>;
  /** The files that are asked about it and give back something else. */
  readonly asked: ReadonlySet<string>;
  /** Front doors whose use cases are called by name, and the files of methods that are. */
  readonly doors: readonly string[];
  readonly methods?: Readonly<Record<string, string>>;
}

/**
 * The files outside of `shared` and `platform` to whose functions and components a file hands what is followed, by
 * itself or within something else. The values that it makes of it count as well, but not what `asked` files answer.
 */
export function handedOverTo(
  step: Step,
  read: Read,
  { holding, asked, doors, methods = {} }: Followed,
): ReadonlySet<string> {
  const source = parsed(step.file, read);
  const imports = importsOf(source, read);
  const names = new Set(step.names);
  const found = new Set<string>();

  const targetOf = (called: ts.Node): string | undefined => {
    if (ts.isIdentifier(called)) return imports.get(called.text);
    // A department's use case is called by its name: `deps.inventory.holdUnits(…)`, `ordering.draftOrder(…)`.
    if (!ts.isPropertyAccessExpression(called)) return undefined;
    return methods[called.name.text] ?? useCases(read, doors).get(called.name.text);
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
    for (const name of boundNames(bound, holding)) names.add(name);
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
      // `pieces.map(cardData)`
      if (task !== undefined) add(targetOf(task));
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

/** The names that get it: of what is taken out of an object, only what can hold it. */
function boundNames(name: ts.BindingName, holding: ReadonlySet<string>): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => {
    if (!ts.isBindingElement(element)) return [];
    const taken = (element.propertyName ?? element.name).getText();
    const isWhole = ts.isArrayBindingPattern(name) || element.dotDotDotToken !== undefined;
    return isWhole || holding.has(taken) ? boundNames(element.name, holding) : [];
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

const known = new WeakMap<Read, Map<string, ReadonlyMap<string, string>>>();

/** The use cases that departments lend to others, with their files, by the names in their front doors. */
function useCases(read: Read, doors: readonly string[]): ReadonlyMap<string, string> {
  const ofRead = known.get(read) ?? new Map<string, ReadonlyMap<string, string>>();
  known.set(read, ofRead);
  const cases = ofRead.get(doors.join()) ?? new Map(doors.flatMap((door) => lentIn(door, read)));
  ofRead.set(doors.join(), cases);
  return cases;
}

function lentIn(door: string, read: Read): [string, string][] {
  const source = parsed(door, read);
  const imports = importsOf(source, read);
  const lent: [string, string][] = [];
  const visit = (node: ts.Node): void => {
    const name = ts.isShorthandPropertyAssignment(node) || ts.isPropertyAssignment(node) ? node.name : null;
    const value = ts.isPropertyAssignment(node) ? node.initializer : name;
    const called = value === null ? null : calledBy(value);
    const file = called === null ? undefined : imports.get(called);
    if (name !== null && file !== undefined) lent.push([name.getText(), file]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (lent.length === 0) throw new Error(`${door} lends no use case`);
  return lent;
}

/** The function that is lent: by its name, or called by a function of one expression. */
function calledBy(value: ts.Node): string | null {
  if (ts.isIdentifier(value)) return value.text;
  const body = ts.isArrowFunction(value) && ts.isCallExpression(value.body) ? value.body.expression : null;
  return body !== null && ts.isIdentifier(body) ? body.text : null;
}
