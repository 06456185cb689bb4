export interface MapPlace {
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
  /** Zoom level of web maps: 3 (a continent) to 18 (a street). */
  zoom: number;
}

/** The one other origin that pages may load from, for the policies that hosts send. */
export const mapOrigin = 'https://www.openstreetmap.org';

/** Address of the map frame: the area that a 1200 x 480 px frame shows at the zoom level, with a pin on the place. */
export function mapFrameAddress(place: MapPlace): string {
  return `${mapAreaAddress(place)}&marker=${place.latitude}%2C${place.longitude}`;
}

/** Address of the same frame without a pin. */
export function mapAreaAddress({ latitude, longitude, zoom }: MapPlace): string {
  const degreesPerPixel = 360 / (256 * 2 ** zoom);
  const halfWidth = 600 * degreesPerPixel;
  const halfHeight = 240 * degreesPerPixel * Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - halfWidth, latitude - halfHeight, longitude + halfWidth, latitude + halfHeight];
  const bbox = box.map((degrees) => degrees.toFixed(5)).join('%2C');
  return `${mapOrigin}/export/embed.html?bbox=${bbox}&layer=mapnik`;
}

/** Address of the map on its own. */
export function mapAddress({ latitude, longitude, zoom }: MapPlace): string {
  return `${mapOrigin}/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;
}

/** Address of a map that leads to a place. @param place in degrees north and east */
export function directionsAddress({ latitude, longitude }: Omit<MapPlace, 'zoom'>): string {
  return `${mapOrigin}/directions?to=${latitude}%2C${longitude}`;
}
