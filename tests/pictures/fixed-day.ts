/**
 * Loaded before the photographed shop: its date is always the same, so that dates make no difference between two sets.
 * Time passes as usual, since jobs and time limits depend on it.
 */
import { shopDay } from './shop-day.ts';

const RealDate = Date;
const ahead = RealDate.parse(shopDay) - RealDate.now();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values: unknown[], newTarget) =>
    Reflect.construct(target, values.length === 0 ? [target.now() + ahead] : values, newTarget) as Date,
  apply: (target) => new target(target.now() + ahead).toString(),
  get: (target, name, receiver) =>
    name === 'now' ? () => target.now() + ahead : (Reflect.get(target, name, receiver) as unknown),
});
