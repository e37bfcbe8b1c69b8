/** A picture of a form, with its description. */
export interface FormPicture {
  readonly key: string;
  readonly alt: string;
  /** The user has cleared the description; until then it is suggested. */
  readonly isCleared?: boolean;
  readonly widthPx?: number | null;
  readonly heightPx?: number | null;
  readonly placeholder?: string | null;
}

/** A picture's description: the written one, or the title with its number. */
export function pictureWords(picture: FormPicture, index: number, title: string): string {
  if (picture.alt !== '' || picture.isCleared === true || title.trim() === '') return picture.alt;
  return `${title.trim()}, Bild ${index + 1}`;
}

export function isDescribed({ alt, isCleared }: FormPicture): boolean {
  return alt.trim() !== '' || isCleared !== true;
}
