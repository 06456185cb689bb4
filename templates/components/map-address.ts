export interface MapPlace {
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
  /** Zoom level of web maps: 3 (a continent) to 18 (a street). */
  zoom: number;
}

/** The only other origin that pages may load from; part of the CSP. */
export const mapOrigin = 'https://www.openstreetmap.org';

/** Address of the map frame: the area of a 1200 x 480 px frame at the zoom level, with a pin. */
export function mapFrameAddress(place: MapPlace): string {
  return `${mapAreaAddress(place)}&marker=${place.latitude}%2C${place.longitude}`;
}

/** Address of the map frame without a pin. */
export function mapAreaAddress({ latitude, longitude, zoom }: MapPlace): string {
  const degreesPerPixel = 360 / (256 * 2 ** zoom);
  const halfWidth = 600 * degreesPerPixel;
  const halfHeight = 240 * degreesPerPixel * Math.cos((latitude * Math.PI) / 180);
  return boxAddress([longitude - halfWidth, latitude - halfHeight, longitude + halfWidth, latitude + halfHeight]);
}

/** Address of the frame with a bounding box: west, south, east, north. */
function boxAddress(box: readonly [number, number, number, number]): string {
  const bbox = box.map((degrees) => degrees.toFixed(5)).join('%2C');
  return `${mapOrigin}/export/embed.html?bbox=${bbox}&layer=mapnik`;
}

/** Margin around the outermost places: a fraction of their extent, and a minimum. In degrees. */
const margin = { part: 0.1, least: 0.01 };

/**
 * Address of a frame that contains all places.
 * @param places in degrees north and east, at least one
 */
export function mapAreaOf(places: readonly Omit<MapPlace, 'zoom'>[]): string {
  const edges = (degrees: number[], most: number): [number, number] => {
    const [low, high] = [Math.min(...degrees), Math.max(...degrees)];
    const room = Math.max((high - low) * margin.part, margin.least);
    return [Math.max(low - room, -most), Math.min(high + room, most)];
  };
  const [west, east] = edges(
    places.map(({ longitude }) => longitude),
    180,
  );
  const [south, north] = edges(
    places.map(({ latitude }) => latitude),
    85,
  );
  return boxAddress([west, south, east, north]);
}

/** Address of the full map. */
export function mapAddress({ latitude, longitude, zoom }: MapPlace): string {
  return `${mapOrigin}/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;
}

/**
 * Address of directions to a place.
 * @param place in degrees north and east
 */
export function directionsAddress({ latitude, longitude }: Omit<MapPlace, 'zoom'>): string {
  return `${mapOrigin}/directions?to=${latitude}%2C${longitude}`;
}
