import type { Json } from './json.ts';

/** A JSON Schema, as far as the shop's description uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

/** One method of one path. */
export interface Operation {
  readonly method: string;
  /** With parameters in braces: '/api/orders/{orderId}'. */
  readonly path: string;
  readonly query: readonly Parameter[];
  /** Of a JSON body; null where the description has none. */
  readonly body: Schema | null;
}

interface Description {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters?: readonly Parameter[];
            readonly requestBody?: {
              readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
            };
          }
        >
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The contents of `/api/admin/openapi.json`. */
export interface ApiDescription {
  readonly operations: readonly Operation[];
  /** The schema itself, if the given one only refers to another. */
  resolve(schema: Schema): Schema;
}

export function readDescription(text: string): ApiDescription {
  const { paths, components } = JSON.parse(text) as Description;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.filter((parameter) => parameter.in === 'query'),
      body: requestBody?.content?.['application/json']?.schema ?? null,
    })),
  );
  return {
    operations,
    resolve(schema) {
      if (schema.$ref === undefined) return schema;
      const found = components.schemas[schema.$ref.split('/').at(-1) ?? ''];
      if (found === undefined) throw new Error(`the description lacks ${schema.$ref}`);
      return found;
    },
  };
}
