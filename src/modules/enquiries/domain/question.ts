/** For the price of a delivery to a place without rates, or by the contact form. */
export const questionKinds = ['shipping', 'contact'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** A piece that somebody asks about, with its data from the catalogue. */
export interface AskedPiece {
  readonly id: string;
  readonly title: string;
  /** Integer from 1. */
  readonly quantity: number;
}

/** What somebody asks the shop. */
export interface Question {
  readonly kind: QuestionKind;
  readonly name: string;
  readonly email: string;
  /** May be empty, as may the place and, for the price of a delivery, the message. */
  readonly phone: string;
  /** As it was typed: any country of the world. Only a delivery has a place. */
  readonly country: string;
  readonly postalCode: string;
  readonly city: string;
  readonly message: string;
  readonly pieces: readonly { readonly id: string; readonly quantity: number }[];
}
