import { contractEndingSchema } from '../../../modules/declarations/http/declarations.schemas.ts';
import {
  emptyDeclaration,
  submitDeclaration,
  type DeclarationData,
} from '../../features/declarations/declaration-data.server.ts';
import type { PageRoute } from '../../page.ts';

/** The function to end continuing contracts (§ 312k BGB): for everybody, without login, with and without script. */
export const route: PageRoute<DeclarationData> = {
  screen: 'contract-ending',
  paths: ['/vertraege-kuendigen'],
  load: async ({ content }) => ({ kind: 'page', data: await emptyDeclaration(content.companyData) }),
  submit: (shop, request) =>
    submitDeclaration(shop, request, contractEndingSchema, (body) => ({ kind: 'ending', ...body })),
};
