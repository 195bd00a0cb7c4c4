import type { unsavedQuestionWords } from './unsavedQuestionWords.ts';
import type { notificationsPanelWords } from './notificationsPanelWords.ts';
import type { notificationItemWords } from './notificationItemWords.ts';
/** The texts of 'Components/Overlays'. */
export interface OverlayWords {
  readonly NotificationItem: typeof notificationItemWords;
  readonly NotificationsPanel: typeof notificationsPanelWords;
  readonly UnsavedQuestion: typeof unsavedQuestionWords;
}
