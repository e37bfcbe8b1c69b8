import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { languageOfRequest } from '../../platform/http/page-requests.ts';
import { refusalSchema } from '../../platform/http/refusal.ts';
import { readFilters, readSort, sortParameter } from '../../shared/pieces/piece-filters.ts';
import type { ReadModels } from '../index.ts';
import {
  categoryDetailOf,
  categoryOf,
  parentCategoryOf,
  productDetailOf,
  productOf,
} from './catalogue-as-rest.ts';
import * as schemas from './catalogue.schemas.ts';

const tags = ['catalogue'];
const refusals = { 400: refusalSchema, 404: refusalSchema };

/** The catalogue's calls of the specification's section 7. */
export function catalogueRoutes(reads: ReadModels): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/categories',
      { schema: { tags, summary: 'All categories', response: { 200: z.array(schemas.categorySchema) } } },
      async () => (await reads.allCategories()).map(categoryOf),
    );

    app.get(
      '/parent-categories',
      {
        schema: {
          tags,
          summary: 'All parent categories with their categories',
          response: { 200: z.array(schemas.parentCategorySchema) },
        },
      },
      async () => (await reads.parentCategories()).map(parentCategoryOf),
    );

    app.get(
      '/parent-categories/:id',
      {
        schema: {
          tags,
          summary: 'One parent category',
          params: schemas.idParams,
          response: { 200: schemas.parentCategorySchema, ...refusals },
        },
      },
      async (request, reply) => {
        const parent = await reads.parentCategory(request.params.id);
        return parent === null ? reply.refuse('category-not-found') : parentCategoryOf(parent);
      },
    );

    app.get(
      '/categories/:id/products',
      {
        schema: {
          tags,
          summary: 'A category and a page of its products',
          description:
            'A page beyond the last one is empty. Takes the same parameters as the page `/category/{id}` to narrow the list down and to sort it.',
          params: schemas.idParams,
          querystring: schemas.narrowedQuery,
          response: { 200: schemas.categoryProductsSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const shown = reads.inLanguage(request.query.language);
        const category = await shown.category(request.params.id);
        if (category === null) return reply.refuse('category-not-found');
        const narrowed = {
          filters: readFilters(request.query),
          sort: readSort(request.query[sortParameter], 'newest'),
        };
        const { pieces } = await shown.piecesOfCategory(category.id, request.query.page, narrowed);
        return { category: categoryDetailOf(category), products: pieces.map(productOf) };
      },
    );

    app.get(
      '/products/section',
      {
        schema: {
          tags,
          summary: 'Products of a section of the home page, newest first',
          description: 'Without a limit, or with a larger one, at most 100.',
          querystring: schemas.sectionQuery,
          response: { 200: schemas.productListSchema, ...refusals },
        },
      },
      async (request) => {
        const { productPlace, limit } = request.query;
        return (await reads.piecesOfSection(productPlace, limit)).map(productOf);
      },
    );

    app.get(
      '/products/:id',
      {
        schema: {
          tags,
          summary: 'One product with all its texts and variants',
          description:
            'Its title and the texts of its pictures are in the language of the header `content-language`.',
          params: schemas.idParams,
          response: { 200: schemas.productDetailSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const piece = await reads.inLanguage(languageOfRequest(request)).piece(request.params.id);
        return piece === null ? reply.refuse('product-not-found') : productDetailOf(piece);
      },
    );

    app.get(
      '/user_product/products/list/:type',
      {
        schema: {
          tags,
          summary: 'A page of all products of a line, newest first',
          params: schemas.typeParams,
          querystring: schemas.typeQuery,
          response: { 200: schemas.typeListSchema, ...refusals },
        },
      },
      async (request) => {
        const { page, limit } = request.query;
        const list = await reads.piecesOfType(request.params.type, page, limit);
        return { products: list.pieces.map(productOf), totalPages: list.totalPages };
      },
    );

    app.get(
      '/search',
      {
        schema: {
          tags,
          summary:
            'Categories and products for every word of the query, or for as much of it as finds anything',
          querystring: schemas.searchQuery,
          response: { 200: schemas.searchSchema, ...refusals },
        },
      },
      async (request) => {
        const hits = await reads.inLanguage(request.query.language).search(request.query.query);
        return {
          categories: hits.categories.map(categoryOf),
          products: hits.pieces.map(productOf),
          ...(hits.dropped.length > 0 && { without: [...hits.dropped] }),
        };
      },
    );
    done();
  };
}
