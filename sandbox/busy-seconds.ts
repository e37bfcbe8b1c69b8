/** After this time a provider that is busy wants to be asked again. */
export const busySeconds = 1;
