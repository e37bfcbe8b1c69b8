export const oneMoment = 'Einen Moment …';
export const noConnection =
  'Sie haben gerade keine Verbindung zu uns. Hier bleibt alles, wie es ist; bitte versuchen Sie es gleich noch einmal.';
