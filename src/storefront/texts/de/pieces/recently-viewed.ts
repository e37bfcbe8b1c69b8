export const title = 'Zuletzt angesehen';
export const clear = 'Liste leeren';
