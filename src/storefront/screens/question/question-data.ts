/** The contact form's page: the form as it was sent, what is wrong with it, or that it has arrived. */
export interface QuestionData {
  /** The piece that the question is about; null: none. */
  readonly piece: { readonly id: string; readonly title: string } | null;
  readonly values: Readonly<Record<string, string>>;
  readonly issues: readonly { readonly field: string; readonly message: string }[];
  /** Too many came from the same sender; nothing was received. */
  readonly isRefused: boolean;
  /** The question's number, once it has arrived. */
  readonly number: number | null;
}

export const emptyQuestion: QuestionData = {
  piece: null,
  values: {},
  issues: [],
  isRefused: false,
  number: null,
};
