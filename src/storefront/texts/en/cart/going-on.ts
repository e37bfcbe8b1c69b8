export const oneMoment = 'One moment …';
export const noConnection =
  'You have no connection to us right now. Everything here stays as it is; please try again in a moment.';
