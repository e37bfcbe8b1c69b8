/** A picture of a form, with words for who cannot see it. */
export interface FormPicture {
  readonly key: string;
  readonly alt: string;
  /** Somebody has taken the words away; until then they are suggested. */
  readonly isCleared?: boolean;
  readonly widthPx?: number | null;
  readonly heightPx?: number | null;
  readonly placeholder?: string | null;
}

/** What a picture is said to show: what was written, or the title with its number. */
export function pictureWords(picture: FormPicture, index: number, title: string): string {
  if (picture.alt !== '' || picture.isCleared === true || title.trim() === '') return picture.alt;
  return `${title.trim()}, Bild ${index + 1}`;
}

export function isDescribed({ alt, isCleared }: FormPicture): boolean {
  return alt.trim() !== '' || isCleared !== true;
}
