import type { toastWords } from './toastWords.ts';
import type { unauthorizedPageWords } from './unauthorizedPageWords.ts';
import type { spinnerWords } from './spinnerWords.ts';
import type { messagePageWords } from './messagePageWords.ts';
import type { loadFailureWords } from './loadFailureWords.ts';
import type { errorSummaryWords } from './errorSummaryWords.ts';
import type { errorPageWords } from './errorPageWords.ts';
import type { conflictBannerWords } from './conflictBannerWords.ts';
import type { bannerWords } from './bannerWords.ts';
/** The texts of 'Components/Feedback'. */
export interface FeedbackWords {
  readonly Toast: typeof toastWords;
  readonly Banner: typeof bannerWords;
  readonly ConflictBanner: typeof conflictBannerWords;
  readonly ErrorPage: typeof errorPageWords;
  readonly ErrorSummary: typeof errorSummaryWords;
  readonly LoadFailure: typeof loadFailureWords;
  readonly MessagePage: typeof messagePageWords;
  readonly Spinner: typeof spinnerWords;
  readonly UnauthorizedPage: typeof unauthorizedPageWords;
}
