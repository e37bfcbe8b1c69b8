export const formTitle = 'Your enquiry';
export const formHint = 'Your email address is all we really need.';
export const firstName = 'First name';
export const lastName = 'Last name';
export const email = 'Email';
export const phone = 'Phone';
export const street = 'Street and number';
export const addressLine2 = 'Address line 2';
export const postalCode = 'Postcode';
export const postalCodeHint = 'In Germany, five digits';
export const city = 'Town or city';
export const stateProvince = 'State or region';
export const country = 'Country';
export const person = 'About you';
export const piece = (number: number): string => `Piece ${number}`;
export const pieceHint = 'Up to four pictures';
export const title = 'What is it?';
export const titleHint = 'For example: teak sideboard, 1960s';
export const price = 'Price you have in mind';
export const priceHint = 'Best as an amount, for example €250';
export const condition = 'Condition';
export const chooseCondition = 'Please choose';
export const imageOf = (place: number, number: number): string => `Piece ${place}, picture ${number}`;
export const tooManyImages = (most: number, names: readonly string[]): string =>
  `At most ${most} pictures of each piece. Left out: ${names.join(', ')}.`;
export const chooseImage = 'Choose a picture';
export const removeImage = (place: number, number: number): string =>
  `Remove picture ${number} of piece ${place}`;
export const retryImage = 'Send again';
export const chooseAgain = (count: number): string =>
  `What you typed is still here. The browser cannot keep ${count === 1 ? 'the picture' : 'pictures'} when a page is loaded again: please choose ${count === 1 ? 'it' : 'them'} once more.`;
export const uploading = (percent: number): string => `Uploading, ${percent}%`;
export const uploaded = 'Uploaded';
export const refusedPicture = (place: number, number: number, name: string, reason: string): string =>
  `${imageOf(place, number)} (‘${name}’): ${reason}`;
export const tooLarge = (megabytes: number): string =>
  `This picture is too large: up to ${megabytes}\u00a0MB are possible. Please choose a smaller version of it.`;
export const offerAnother = 'Offer more furniture';
export const submit = 'Send enquiry';
export const sending = 'Sending...';
export const refused = 'Your enquiry could not be sent';
export const failed = 'Something went wrong. Please try again later.';
export const backToForm = 'Back to the form';
export const steps = {
  thanks: {
    title: 'We have your enquiry',
    text: 'Thank you for your enquiry! We will get back to you within 24 hours.',
  },
  failed: {
    title: 'Your enquiry could not be sent',
    text: 'Please go back one step in your browser: what you entered is still there. Check your email address and choose the pictures again; JPEG, PNG, WebP and HEIC up to 25\u00a0MB are possible.',
  },
} as const;
