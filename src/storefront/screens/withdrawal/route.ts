import { withdrawalSchema } from '../../../modules/declarations/http/declarations.schemas.ts';
import {
  emptyDeclaration,
  submitDeclaration,
  type DeclarationData,
} from '../../features/declarations/declaration-data.server.ts';
import type { PageRoute } from '../../page.ts';

/** The withdrawal function (§ 356a BGB): for everybody, without login, with and without script. */
export const route: PageRoute<DeclarationData> = {
  screen: 'withdrawal',
  paths: ['/vertrag-widerrufen'],
  load: async ({ content }) => ({ kind: 'page', data: await emptyDeclaration(content.companyData) }),
  submit: (shop, request) =>
    submitDeclaration(shop, request, withdrawalSchema, (body) => ({ kind: 'withdrawal', ...body })),
};
