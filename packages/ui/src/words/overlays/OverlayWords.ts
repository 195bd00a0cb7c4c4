import type { profileMenuWords } from './profileMenuWords.ts';
import type { commandPaletteWords } from './commandPaletteWords.ts';
import type { dialogWords } from './dialogWords.ts';
import type { menuWords } from './menuWords.ts';
import type { popoverWords } from './popoverWords.ts';
import type { notificationItemWords } from './notificationItemWords.ts';
import type { notificationsPanelWords } from './notificationsPanelWords.ts';
import type { unsavedQuestionWords } from './unsavedQuestionWords.ts';

/** The texts of 'Components/Overlays'. */
export interface OverlayWords {
  readonly ProfileMenu: typeof profileMenuWords;
  readonly CommandPalette: typeof commandPaletteWords;
  readonly Dialog: typeof dialogWords;
  readonly MenuButton: typeof menuWords;
  readonly Popover: typeof popoverWords;
  readonly NotificationItem: typeof notificationItemWords;
  readonly NotificationsPanel: typeof notificationsPanelWords;
  readonly UnsavedQuestion: typeof unsavedQuestionWords;
}
