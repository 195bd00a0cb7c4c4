import type { OverlayWords } from '../overlays/OverlayWords.ts';

export const overlays: OverlayWords = {};
