import type { z } from 'zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as t from '#texts/buy-in.ts';
import type { enquiryAnswerSchema } from '../../../modules/enquiries/http/enquiries.schemas.ts';
import { imagesPerPiece, piecesPerEnquiry } from '../../../shared/limits.ts';
import type { Condition } from '../../../shared/pieces/condition.ts';
import { askShop } from '../../asking/ask-shop.ts';
import { saidOf } from '../../asking/said-of.ts';
import type { ChosenPicture, Sending } from './chosen-picture.browser.ts';
import { keepEnquiry, readEnquiry, type KeptEnquiry, type PersonField } from './kept-enquiry.ts';

/** Loaded with the first picture. */
const loadSending = () => import('./chosen-picture.browser.ts');

export interface PieceInput {
  /** What the piece is, in the sender's words. */
  readonly title: string;
  readonly price: string;
  /** Null: nothing is chosen yet. */
  readonly condition: Condition | null;
  /** By slot; null: empty. */
  readonly slots: readonly (ChosenPicture | null)[];
}

/** Spec 4.10: idle, submitting, then success (the form is empty again) or error (everything typed is kept). */
export type SubmitState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'success'; readonly message: string }
  | {
      readonly kind: 'error';
      readonly message: string;
      readonly issues: readonly Issue[];
      /** The message names refused pictures, whatever else is wrong. */
      readonly namesPictures: boolean;
    };

/** A field of the request and its error. */
interface Issue {
  readonly field: string;
  readonly message: string;
}

/** The fields of the pieces, by the shop's names. */
export const titleOf = (place: number): string => `furnitureItems.${place}.title`;
export const priceOf = (place: number): string => `furnitureItems.${place}.price`;

const emptyPerson: Readonly<Record<PersonField, string>> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  street: '',
  addressLine2: '',
  city: '',
  stateProvince: '',
  postalCode: '',
  country: '',
};
const emptyPieces: readonly PieceInput[] = Array.from({ length: piecesPerEnquiry }, () => ({
  title: '',
  price: '',
  condition: null,
  slots: Array.from({ length: imagesPerPiece }, () => null),
}));

/** The contents and the progress of the Ankauf form. */
export function useEnquiry() {
  const [person, setPerson] = useState(emptyPerson);
  const [pieces, setPieces] = useState(emptyPieces);
  const [submit, setSubmit] = useState<SubmitState>({ kind: 'idle' });
  const [lostPictures, setLostPictures] = useState(0);
  const [leftOut, setLeftOut] = useState<Readonly<Record<number, readonly string[]>>>({});
  const sendings = useRef(new Map<number, Sending>());
  const isRead = useRef(false);
  const takeUp = useCallback((kept: KeptEnquiry | null): void => {
    isRead.current = true;
    if (kept === null) return;
    setPerson((before) => ({ ...before, ...kept.person }));
    setPieces((before) =>
      before.map((piece, place) => {
        const { title = '', price, condition } = kept.pieces[place] ?? piece;
        return { ...piece, title, price, condition };
      }),
    );
    setLostPictures(kept.pieces.reduce((sum, { pictures }) => sum + pictures, 0));
  }, []);
  // After the hydration, whose form is the server's.
  useEffect(() => queueMicrotask(() => takeUp(readEnquiry())), [takeUp]);
  useEffect(() => {
    if (!isRead.current || (person === emptyPerson && pieces === emptyPieces)) return;
    keepEnquiry({
      person,
      pieces: pieces.map(({ title, price, condition, slots }) => ({
        title,
        price,
        condition,
        pictures: slots.filter((picture) => picture !== null).length,
      })),
    });
  }, [person, pieces]);

  const changePiece = useCallback((place: number, change: (piece: PieceInput) => PieceInput): void => {
    setPieces((before) => before.map((piece, index) => (index === place ? change(piece) : piece)));
  }, []);

  const changeSlot = useCallback(
    (place: number, slot: number, change: (picture: ChosenPicture | null) => ChosenPicture | null): void => {
      changePiece(place, (piece) => ({
        ...piece,
        slots: piece.slots.map((picture, index) => (index === slot ? change(picture) : picture)),
      }));
    },
    [changePiece],
  );

  function refuse(message: string, issues: readonly Issue[] = [], namesPictures = false): void {
    setSubmit({ kind: 'error', message, issues, namesPictures });
  }

  async function sendInto(place: number, slot: number, file: File): Promise<void> {
    const loaded = await loadSending().catch(() => null);
    if (loaded === null) {
      refuse(t.failed);
      return;
    }
    const { beginToSend } = loaded;
    const sending = beginToSend(file, (id, state) => {
      changeSlot(place, slot, (picture) => (picture?.id === id ? { ...picture, state } : picture));
    });
    sendings.current.set(sending.picture.id, sending);
    changeSlot(place, slot, () => sending.picture);
  }

  /** Fills the slot, and the empty ones after it if several were chosen at once. */
  function choose(place: number, slot: number, files: readonly File[]): void {
    const slots = pieces[place]?.slots ?? [];
    const free = slots.flatMap((picture, index) => (index === slot || picture === null ? [index] : []));
    const places = [slot, ...free.filter((index) => index > slot), ...free.filter((index) => index < slot)];
    // Files without room are named, and the rest is kept.
    const tooMany = files.slice(places.length).map(({ name }) => name);
    setLeftOut((before) => ({ ...before, [place]: tooMany }));
    files.slice(0, places.length).forEach((file, index) => {
      void sendInto(place, places[index] ?? slot, file);
    });
  }

  function forget(picture: ChosenPicture): void {
    sendings.current.get(picture.id)?.cancel();
    sendings.current.delete(picture.id);
    URL.revokeObjectURL(picture.preview);
  }

  function remove(place: number, slot: number): void {
    const picture = pieces[place]?.slots[slot];
    if (picture == null) return;
    forget(picture);
    setLeftOut((before) => ({ ...before, [place]: [] }));
    changeSlot(place, slot, () => null);
  }

  function retry(place: number, slot: number): void {
    const picture = pieces[place]?.slots[slot];
    const file = picture == null ? undefined : sendings.current.get(picture.id)?.file;
    if (picture == null || file === undefined) return;
    forget(picture);
    void sendInto(place, slot, file);
  }

  async function send(): Promise<void> {
    if (submit.kind === 'submitting') return;
    setSubmit({ kind: 'submitting' });
    const items: { title: string; price: string; condition: Condition | null; images: string[] }[] = [];
    const refused: string[] = [];
    for (const [place, { title, price, condition, slots }] of pieces.entries()) {
      const images: string[] = [];
      for (const [slot, picture] of slots.entries()) {
        const sent = picture === null ? undefined : await sendings.current.get(picture.id)?.done;
        if (sent?.ok === true) images.push(sent.address);
        else if (sent !== undefined && picture !== null) {
          refused.push(t.refusedPicture(place + 1, slot + 1, picture.name, sent.message));
          // The shop refuses the enquiry for it, and says at once what else is wrong.
          images.push('');
        }
      }
      items.push({ title, price, condition, images });
    }
    const answer = await askShop<z.output<typeof enquiryAnswerSchema>>('/buy-in-mail', {
      send: { ...person, furnitureItems: items },
      like: { message: '' },
    });
    if (!answer.ok) {
      const { issues = [] } = (answer.body ?? {}) as { issues?: readonly Issue[] };
      const isNamed = refused.length > 0;
      const said = isNamed && issues.length > 0 ? [] : [saidOf(answer, t.refused)];
      refuse([...refused, ...said].join('\n'), issues, isNamed);
      return;
    }
    pieces.forEach(({ slots }) => slots.forEach((picture) => picture !== null && forget(picture)));
    keepEnquiry(null);
    setLostPictures(0);
    setPerson(emptyPerson);
    setPieces(emptyPieces);
    setLeftOut({});
    setSubmit({ kind: 'success', message: answer.value.message });
  }

  return {
    person,
    pieces,
    submit,
    /** How many pictures had been chosen before a reload. */
    lostPictures,
    /** The names of pictures that were chosen beyond the limit, by piece. */
    leftOut,
    changePerson: (field: PersonField, text: string) => setPerson((before) => ({ ...before, [field]: text })),
    changeTitle: (place: number, title: string) => changePiece(place, (piece) => ({ ...piece, title })),
    changePrice: (place: number, price: string) => changePiece(place, (piece) => ({ ...piece, price })),
    changeCondition: (place: number, condition: Condition | null) =>
      changePiece(place, (piece) => ({ ...piece, condition })),
    choose,
    remove,
    retry,
    send,
    /** After the thanks: opens the empty form. */
    startOver: () => setSubmit({ kind: 'idle' }),
  };
}

export type EnquiryInput = ReturnType<typeof useEnquiry>;
