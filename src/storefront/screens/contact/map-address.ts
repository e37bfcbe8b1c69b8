/** The service that maps come from. */
export const mapHost = 'https://www.openstreetmap.org';

interface Place {
  /** In degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Half the width and height of a map's area, in degrees: some streets around. */
const around = { latitude: 0.0025, longitude: 0.005 };

/** A map to embed in a page. */
export function embeddedMap({ latitude, longitude }: Place): string {
  const box = [
    longitude - around.longitude,
    latitude - around.latitude,
    longitude + around.longitude,
    latitude + around.latitude,
  ].map((degrees) => degrees.toFixed(5));
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${mapHost}/export/embed.html?${query}`;
}

/** The same map as a page of its own. */
export function mapPage({ latitude, longitude }: Place): string {
  return `${mapHost}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** The way there, from wherever the visitor chooses. */
export function routeTo({ latitude, longitude }: Place): string {
  return `${mapHost}/directions?to=${latitude}%2C${longitude}`;
}
