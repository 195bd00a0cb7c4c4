import type { FeedbackWords } from '../feedback/FeedbackWords.ts';

export const feedback: FeedbackWords = {
  Toast: {
    region: 'Mensajes',
    dismiss: 'Descartar',
    reach: (action) => `Presione F6 para ${action}.`,
    dismissMessage: (message) => `Descartar: ${message}`,
  },
  Banner: {
    info: 'Nota',
    success: 'Listo',
    warning: 'Advertencia',
    danger: 'Error',
  },
  ConflictBanner: {
    take: 'Usar la versión guardada',
    save: 'Guardar la mía',
  },
  ErrorPage: {
    retry: 'Intentar de nuevo',
  },
  ErrorSummary: {
    label: 'Hay un problema',
    title: (count) => `Corrija ${count} ${count === 1 ? 'error' : 'errores'}`,
  },
  LoadFailure: {
    title: 'Esta parte no se cargó',
    message: 'Inténtelo de nuevo, o copie lo que escribió y vuelva a cargar la página.',
    close: 'Cerrar',
  },
  MessagePage: {
    reference: 'Referencia:',
  },
  Spinner: {
    loading: 'Cargando',
  },
  UnauthorizedPage: {
    home: 'Ir al inicio',
  },
};
