import { colon } from '#texts/shell.ts';
import { ofBilling } from '#texts/checkout.ts';
import type { Checkout, RefusedField } from './checkout-store.ts';
import { fieldLabels } from './field-labels.ts';
import { textIn } from './still-refused.ts';

/** What is read of an issue of the shop's: the field by its name in REST. */
interface FieldIssue {
  readonly field: string;
  readonly message: string;
}

const isKeyOf = <T extends object>(object: T, key: string): key is keyof T & string =>
  Object.hasOwn(object, key);

/** The fields of the form among the issues, each with what stands there now and, in words, which one it is. */
export function refusedFields(checkout: Checkout, issues: readonly FieldIssue[]): readonly RefusedField[] {
  return issues.flatMap(({ field: path, message }) => {
    const isBilling = path.startsWith('billingAddress.');
    const name = path.replace(/^(?:billingAddress|shipmentAdress)\./, '');
    if (!isKeyOf(fieldLabels, name)) return [];
    const field = isBilling ? `billing-${name}` : name;
    const said = `${fieldLabels[name]}${colon}${message}`;
    return [{ field, text: textIn(checkout, field) ?? '', message: isBilling ? ofBilling(said) : said }];
  });
}
