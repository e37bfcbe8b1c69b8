import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/**
 * Elements that may be `disabled`: fields, which nobody presses to disable them. A browser takes the focus from a
 * button that disables itself, so buttons are `idle` (`components/controls/button.tsx`, `admin/layout/staying-button.tsx`).
 */
const fields = new Set(['input', 'select', 'option', 'textarea', 'fieldset']);

/** Disabled until a script has read the key from the address, before anybody could press them. */
const untilTheirScript = new Set(['components/mailed-step.tsx', 'screens/cart-reminder/page.tsx']);

function disabledButtons(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      const name = node.tagName.getText();
      const isDisabled = node.attributes.properties.some(
        (property) => ts.isJsxAttribute(property) && property.name.getText() === 'disabled',
      );
      if (isDisabled && !fields.has(name)) found.push(`${file}: ${name}`);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

test('no button of the shop disables itself, and loses the focus with it', () => {
  const folder = path.resolve('src/storefront');
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !untilTheirScript.has(file))
    .sort()
    .flatMap((file) => disabledButtons(file, readFileSync(path.join(folder, file), 'utf8')));
  expect(found).toEqual([]);
});

test('such a button is found', () => {
  const planted = '<p><button disabled={isBusy}>x</button><Button disabled /><input disabled /></p>';
  expect(disabledButtons('x.tsx', planted)).toEqual(['x.tsx: button', 'x.tsx: Button']);
});
