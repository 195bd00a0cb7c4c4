import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import type { ContactFormProps } from '../lapse/ContactForm.tsx';

/** The form for what happened with the client. It loads when a press is likely. */
export const LazyContactForm = lazyComponent<ContactFormProps>(
  async () => (await import('../lapse/ContactForm.tsx')).ContactForm,
);
