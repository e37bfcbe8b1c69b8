import ts from 'typescript';

/** Attributes that are read out or shown. */
const spoken =
  /^(?:aria-(?:label|description|roledescription|placeholder|valuetext)|alt|title|placeholder|label)$/;

/** Names, marks and signs that read the same in every language. */
const sameEverywhere = new Set(['WMK', 'E', 'N', 'PayPal']);

/** Letters that a page would show or announce without a catalogue: JSX text, spoken attributes, and number formats. */
export function textsOutside(fileName: string, source: string): string[] {
  const found: string[] = [];
  const report = (text: string): void => {
    const words = text.replace(/&\w+;/g, ' ').trim();
    if (/\p{L}/u.test(words) && !sameEverywhere.has(words)) found.push(`${fileName}: ${words}`);
  };
  // The back office is German alone.
  const reportColon = (text: string): void => {
    if (/^\s*:(?:\s|$)/.test(text) && !fileName.startsWith('src/admin/'))
      found.push(`${fileName}: a colon has its own space in French, take #texts/shell.ts`);
  };
  const literals = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) report(node.text);
    else if (ts.isTemplateExpression(node)) {
      [node.head, ...node.templateSpans.map(({ literal }) => literal)].forEach(({ text }) => report(text));
    } else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(literals);
    else if (ts.isBinaryExpression(node)) [node.left, node.right].filter(isOperand(node)).forEach(literals);
    else if (ts.isParenthesizedExpression(node)) literals(node.expression);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) report(node.text);
    if (ts.isJsxText(node) || ts.isTemplateMiddleOrTemplateTail(node)) reportColon(node.text);
    // Text in braces between tags is shown as well: {'Text'}, {open ? 'Text' : null}.
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression)
      literals(node.expression);
    if (ts.isJsxAttribute(node) && spoken.test(node.name.getText(file)) && node.initializer) {
      const { initializer } = node;
      const value = ts.isJsxExpression(initializer) ? initializer.expression : initializer;
      if (value !== undefined) literals(value);
    }
    if (ts.isImportDeclaration(node) && /\bformatEuros\b/.test(node.getText(file))) {
      const { text } = node.moduleSpecifier as ts.StringLiteral;
      if (text.endsWith('shared/cents.ts'))
        found.push(`${fileName}: formatEuros is German, take #texts/shell.ts`);
    }
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  visit(file);
  return found;
}

/** In `{count > 0 && 'Text'}` the text is shown, in `{kind === 'sold' && …}` it is compared. */
function isOperand({ operatorToken: { kind } }: ts.BinaryExpression): () => boolean {
  const shown = [
    ts.SyntaxKind.AmpersandAmpersandToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
    ts.SyntaxKind.PlusToken,
  ].includes(kind);
  return () => shown;
}
