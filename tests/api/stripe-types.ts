import ts from 'typescript';
import { fileURLToPath } from 'node:url';

/** What the shop asks of Stripe, and what is answered, by the names of the library's own types. */
const types = {
  PaymentIntent: 'Stripe.PaymentIntent',
  Session: 'Stripe.Checkout.Session',
  Refund: 'Stripe.Refund',
  Charge: 'Stripe.Charge',
  Refunds: 'Stripe.ApiList<Stripe.Refund>',
  Disputes: 'Stripe.ApiList<Stripe.Dispute>',
  Warnings: 'Stripe.ApiList<Stripe.Radar.EarlyFraudWarning>',
  Balance: 'Stripe.ApiList<Stripe.BalanceTransaction>',
  Payouts: 'Stripe.ApiList<Stripe.Payout>',
  Event: 'Stripe.Event',
  ErrorCode: 'Stripe.PaymentIntent.LastPaymentError.Code',
  createIntent: 'Stripe.PaymentIntentCreateParams',
  retrieveIntent: 'Stripe.PaymentIntentRetrieveParams',
  confirmIntent: 'Stripe.PaymentIntentConfirmParams',
  captureIntent: 'Stripe.PaymentIntentCaptureParams',
  cancelIntent: 'Stripe.PaymentIntentCancelParams',
  createSession: 'Stripe.Checkout.SessionCreateParams',
  retrieveSession: 'Stripe.Checkout.SessionRetrieveParams',
  expireSession: 'Stripe.Checkout.SessionExpireParams',
  createRefund: 'Stripe.RefundCreateParams',
  listRefunds: 'Stripe.RefundListParams',
  listDisputes: 'Stripe.DisputeListParams',
  listBalance: 'Stripe.BalanceTransactionListParams',
  listPayouts: 'Stripe.PayoutListParams',
  listWarnings: 'Stripe.Radar.EarlyFraudWarningListParams',
} as const;

export type StripeTypeName = keyof typeof types;

/** The description of Stripe's interface that its library brings, read by the compiler. */
export function stripeTypes() {
  const file = fileURLToPath(new URL('stripe-types-read.ts', import.meta.url));
  const text = `import Stripe from 'stripe';\n${Object.entries(types)
    .map(([name, type]) => `export type ${name} = ${type};`)
    .join('\n')}`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target, ...rest) =>
    name === file ? ts.createSourceFile(name, text, target) : read(name, target, ...rest);
  const exists = host.fileExists.bind(host);
  host.fileExists = (name) => name === file || exists(name);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error('the types could not be read');
  const named = new Map(
    checker.getExportsOfModule(module).map((one) => [one.name, checker.getDeclaredTypeOfSymbol(one)]),
  );
  const typeOf = (name: StripeTypeName): ts.Type => {
    const type = named.get(name);
    if (type === undefined || (type.flags & ts.TypeFlags.Any) !== 0) throw new Error(`no type ${name}`);
    return type;
  };
  return {
    /** How a value differs from the type; empty if it does not. Unknown properties count as well. */
    differences: (name: StripeTypeName, value: unknown): string[] =>
      differences(checker, typeOf(name), value, name),
    /** The words of a set, without those that a newer version may add. */
    literals: (name: StripeTypeName): string[] =>
      flat(typeOf(name)).flatMap((one) => (one.isStringLiteral() ? [one.value] : [])),
    /** The type of a parameter: null if it is unknown. */
    property: (name: StripeTypeName, path: readonly string[]): string | null => {
      let types = [typeOf(name)];
      for (const part of path)
        types = types
          .flatMap((type) => membersOf(checker, type))
          .flatMap((type) => propertyOf(checker, type, part));
      return types.length === 0 ? null : types.map((type) => checker.typeToString(type)).join(' | ');
    },
  };
}

const flat = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types.flatMap(flat) : [type]);

/** The members of a union; of a list, its elements. */
function membersOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  return flat(type).flatMap((one) =>
    checker.isArrayType(one) ? checker.getTypeArguments(one as ts.TypeReference).flatMap(flat) : [one],
  );
}

function propertyOf(checker: ts.TypeChecker, type: ts.Type, name: string): readonly ts.Type[] {
  if ((type.flags & ts.TypeFlags.Object) === 0) return [];
  const property = checker.getPropertyOfType(type, name);
  if (property !== undefined) return [checker.getTypeOfSymbol(property)];
  const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
  return index === undefined ? [] : [index.type];
}

/** `OtherString` is what the library calls values of a newer version: no closed set would be one with it. */
const isOpenEnd = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  type.isIntersection() || checker.typeToString(type) === 'OtherString';

function differences(checker: ts.TypeChecker, type: ts.Type, value: unknown, path: string): string[] {
  const members = flat(type);
  const closed = members.filter((one) => !isOpenEnd(checker, one));
  let nearest: string[] | null = null;
  for (const one of closed.length > 0 ? closed : members) {
    const found = differencesOfOne(checker, one, value, path);
    if (found.length === 0) return [];
    const isNothing = (one.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) !== 0;
    if (nearest === null || (!isNothing && found.length <= nearest.length)) nearest = found;
  }
  return nearest ?? [`${path}: never`];
}

function differencesOfOne(checker: ts.TypeChecker, type: ts.Type, value: unknown, path: string): string[] {
  const { flags } = type;
  const wrong = [`${path}: ${JSON.stringify(value)?.slice(0, 60)} is no ${checker.typeToString(type)}`];
  if ((flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0) return [];
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value === value ? [] : wrong;
  if ((flags & ts.TypeFlags.BooleanLiteral) !== 0)
    return checker.typeToString(type) === String(value) ? [] : wrong;
  if ((flags & ts.TypeFlags.String) !== 0) return typeof value === 'string' ? [] : wrong;
  if ((flags & ts.TypeFlags.Number) !== 0) return typeof value === 'number' ? [] : wrong;
  if ((flags & ts.TypeFlags.Null) !== 0) return value === null ? [] : wrong;
  if ((flags & ts.TypeFlags.Undefined) !== 0) return value === undefined ? [] : wrong;
  if ((flags & ts.TypeFlags.Object) === 0 || typeof value !== 'object' || value === null) return wrong;
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    if (!Array.isArray(value) || element === undefined) return wrong;
    return value.flatMap((one, index) => differences(checker, element, one, `${path}[${index}]`));
  }
  if (Array.isArray(value)) return wrong;
  return ofObject(checker, type, value as Record<string, unknown>, path);
}

function ofObject(
  checker: ts.TypeChecker,
  type: ts.Type,
  value: Readonly<Record<string, unknown>>,
  path: string,
): string[] {
  const found: string[] = [];
  const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
  for (const property of checker.getPropertiesOfType(type)) {
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    if (!(property.name in value) && !isOptional) found.push(`${path}.${property.name}: missing`);
  }
  for (const [name, inner] of Object.entries(value)) {
    const property = checker.getPropertyOfType(type, name);
    const of = property === undefined ? index?.type : checker.getTypeOfSymbol(property);
    if (of === undefined) found.push(`${path}.${name}: unknown`);
    else found.push(...differences(checker, of, inner, `${path}.${name}`));
  }
  return found;
}
