import type { FeedbackWords } from '../feedback/FeedbackWords.ts';

export const feedback: FeedbackWords = {};
