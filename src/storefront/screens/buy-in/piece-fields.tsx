import * as t from '#texts/buy-in.ts';
import { conditionName } from '#texts/pieces.ts';
import { imagesPerPiece, longestOfPiece } from '../../../shared/limits.ts';
import { conditions } from '../../../shared/pieces/condition.ts';
import { SelectField, TextField } from '../../components/controls/field.tsx';
import { RoomLeft } from '../../components/controls/room-left.tsx';
import type { EnquiryInput, PieceInput } from '../../features/buy-in/use-enquiry.ts';
import { PictureSlot } from './picture-slot.tsx';

/** One of the three pieces: what it is, four pictures, the wished price, its condition. */
export function PieceFields({
  place,
  piece,
  errors,
  enquiry,
}: {
  readonly place: number;
  readonly piece: PieceInput;
  /** By the id of the field. */
  readonly errors: ReadonlyMap<string, string>;
  readonly enquiry: EnquiryInput;
}) {
  const number = place + 1;
  const leftOut = enquiry.leftOut[place] ?? [];
  return (
    <fieldset className="mt-8 border-t border-line-strong pt-6">
      <legend className="float-left mb-4 w-full font-serif text-2xl">
        {t.piece(number)}
        <span className="block font-sans text-base text-ink-soft">{t.pieceHint}</span>
      </legend>
      <div className="clear-both grid grid-cols-2 gap-3 sm:grid-cols-4">
        {piece.slots.map((picture, slot) => (
          <PictureSlot
            key={slot}
            place={number}
            number={slot + 1}
            picture={picture}
            onChoose={(files) => enquiry.choose(place, slot, files)}
            onRemove={() => enquiry.remove(place, slot)}
            onRetry={() => enquiry.retry(place, slot)}
          />
        ))}
      </div>
      <p role="alert" className="mt-2 font-semibold break-words text-error empty:hidden">
        {leftOut.length > 0 && t.tooManyImages(imagesPerPiece, leftOut)}
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <RoomLeft longest={longestOfPiece.title}>
            <TextField
              id={`title-${number}`}
              name={`title-${number}`}
              label={t.title}
              isOptional
              error={errors.get(`title-${number}`)}
              hint={t.titleHint}
              value={piece.title}
              onText={(title) => enquiry.changeTitle(place, title)}
            />
          </RoomLeft>
        </div>
        <RoomLeft longest={longestOfPiece.price}>
          <TextField
            id={`price-${number}`}
            name={`price-${number}`}
            label={t.price}
            isOptional
            hint={t.priceHint}
            error={errors.get(`price-${number}`)}
            value={piece.price}
            onText={(price) => enquiry.changePrice(place, price)}
          />
        </RoomLeft>
        <SelectField
          id={`condition-${number}`}
          name={`condition-${number}`}
          label={t.condition}
          value={piece.condition ?? ''}
          onText={(condition) =>
            enquiry.changeCondition(place, conditions.find((one) => one === condition) ?? null)
          }
        >
          <option value="">{t.chooseCondition}</option>
          {conditions.map((condition) => (
            <option key={condition} value={condition}>
              {conditionName[condition]}
            </option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  );
}
