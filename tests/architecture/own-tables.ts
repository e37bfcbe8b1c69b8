import ts from 'typescript';

/** The text of a file of a department, with its path. */
export interface DepartmentFile {
  /** 'src/modules/ordering/infrastructure/write-order.ts' */
  readonly path: string;
  readonly text: string;
}

/** The tables that each department declares in its `*.tables.ts`, with the department. */
export function tableOwners(files: readonly DepartmentFile[]): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const { path, text } of files.filter((file) => file.path.endsWith('.tables.ts'))) {
    for (const statement of parsed(path, text).statements) {
      if (!ts.isInterfaceDeclaration(statement) || !statement.name.text.endsWith('Tables')) continue;
      for (const { name } of statement.members) {
        if (name !== undefined) owners.set(name.getText(), departmentOf(path));
      }
    }
  }
  return owners;
}

/** 'ordering: src/modules/… reads fulfilments of fulfilment', for each table of another department in a file's SQL. */
export function foreignTables(
  { path, text }: DepartmentFile,
  owners: ReadonlyMap<string, string>,
): readonly string[] {
  const found = new Set<string>();
  const own = departmentOf(path);
  const note = (table: string): void => {
    const owner = owners.get(table);
    if (owner !== undefined && owner !== own) found.add(`${path} names ${table} of ${owner}`);
  };
  const visit = (node: ts.Node): void => {
    // sql`… from orders o join …`
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText().startsWith('sql')) {
      for (const [, table = ''] of node.template
        .getText()
        .matchAll(/\b(?:from|join|into|update)\s+(\w+)/gi)) {
        note(table);
      }
    }
    // .selectFrom('orders as o'), .innerJoin('orders', …)
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [first] = node.arguments;
      const asksDatabase = /^(selectFrom|insertInto|updateTable|deleteFrom|using|\w*Join)$/.test(
        node.expression.name.text,
      );
      if (asksDatabase && first !== undefined && ts.isStringLiteral(first))
        note(first.text.split(' ')[0] ?? '');
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed(path, text));
  return [...found];
}

function departmentOf(path: string): string {
  return path.split('/')[2] ?? '';
}

function parsed(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}
