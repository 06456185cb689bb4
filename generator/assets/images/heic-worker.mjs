/**
 * Worker thread that decodes one HEIC picture and can be terminated. Plain JavaScript, as worker threads start without the
 * TypeScript loader.
 */
import { parentPort, workerData } from 'node:worker_threads';
import decode from 'heic-decode';

const { width, height, data } = await decode({ buffer: workerData });
parentPort?.postMessage({ width, height, data }, [data.buffer]);
