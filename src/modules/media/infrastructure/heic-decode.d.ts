/** The package has no types. */
declare module 'heic-decode' {
  interface DecodedPicture {
    readonly width: number;
    readonly height: number;
    readonly data: Uint8ClampedArray<ArrayBuffer>;
  }
  interface HeldPicture {
    readonly width: number;
    readonly height: number;
    decode(): Promise<DecodedPicture>;
  }
  const decodeHeic: { all(options: { buffer: Uint8Array }): Promise<HeldPicture[]> };
  export default decodeHeic;
}
