/** Hands Node's own SHA-256 to the host: a fraction of the portable one's time, and every entry is hashed. */
import { hash } from 'node:crypto';
import { type Sha256, useSha256 } from '@baize/host';

export const nodeSha256: Sha256 = (text, written) => hash('sha256', text, written);
useSha256(nodeSha256);
