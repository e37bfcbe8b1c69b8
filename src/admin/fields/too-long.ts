import { fields } from '../../shared/messages/de/fields.ts';

/** Says that a text is too long, in the words with which the server would refuse it; nothing of it is cut. */
export const tooLong = (text: string, maximum: number): string | undefined =>
  text.trim().length > maximum ? fields['text-too-long']({ maximum }) : undefined;
