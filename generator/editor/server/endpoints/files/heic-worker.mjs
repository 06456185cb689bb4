/**
 * Decodes one HEIC picture in a thread of its own, which can be ended. Plain JavaScript, as a thread begins before anything
 * can transform it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import decode from 'heic-decode';

const { width, height, data } = await decode({ buffer: workerData });
parentPort?.postMessage({ width, height, data }, [data.buffer]);
