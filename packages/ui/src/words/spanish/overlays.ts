import type { OverlayWords } from '../overlays/OverlayWords.ts';

export const overlays: OverlayWords = {
  CommandPalette: { title: 'Buscar', results: 'Resultados', close: 'Cerrar la búsqueda' },
  ProfileMenu: { account: 'cuenta', logIn: 'Iniciar sesión' },
  NotificationItem: {
    isNew: 'Nueva',
    read: 'Marcar como leída',
  },
  NotificationsPanel: {
    title: 'Notificaciones',
    isNew: 'nuevas',
  },
  UnsavedQuestion: {
    title: '¿Salir de esta página?',
    leave: 'Salir de esta página',
    stay: 'Quedarse en esta página',
  },
  MenuButton: { newTab: '(se abre en una pestaña nueva)' },
  Popover: { close: (title) => `Cerrar ${title}` },
  Dialog: { close: (title) => `Cerrar ${title}` },
};
