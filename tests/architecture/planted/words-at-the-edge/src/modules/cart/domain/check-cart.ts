import { fields } from '../../../shared/messages/de/fields.ts';

export const problem = fields.missing;
