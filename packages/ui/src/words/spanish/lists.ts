import type { InputWords } from '../inputs/InputWords.ts';

export const lists: Pick<InputWords, 'Combobox' | 'MultiCombobox'> = {
  Combobox: {
    clear: (label) => `Borrar ${label}`,
    list: 'Mostrar los valores',
    refused: (label, text) =>
      `${label}: “${text}” no es uno de los valores. Elija uno de la lista.`,
    cannotBeChosen: (label, why) =>
      why ? `${label} no se puede elegir: ${why}` : `${label} no se puede elegir.`,
    loading: 'Cargando valores…',
    failed: 'No se pudieron cargar los valores.',
    retry: 'Intentar de nuevo',
    nothingFound: (text) => `No se encontró nada para “${text}”.`,
    none: 'No hay valores.',
    typeToSearch: 'Escriba para buscar.',
    found: (count, formatted) =>
      count === 1 ? '1 resultado disponible' : `${formatted} resultados disponibles`,
    foundFirst: (total, shown) =>
      `${total} resultados disponibles; se muestran los primeros ${shown}`,
    firstShown: (shown, total) =>
      `Escriba para reducir la lista: los primeros ${shown} de ${total}`,
  },
  MultiCombobox: {
    chosen: (count) => (count === '1' ? '1 elegido' : `${count} elegidos`),
    noneChosen: 'Ninguno elegido',
    howToClear: 'Para borrar la selección, presione Suprimir o Retroceso',
    limited: (limit) => `Escriba para reducir la lista: se pueden elegir hasta ${limit}`,
    selectAll: (count) => `Seleccionar los ${count} mostrados`,
    clearAll: (count) => `Quitar los ${count} mostrados`,
    tokens: (label) => `Elegidos: ${label}`,
    remove: (value) => `Quitar ${value}`,
    removed: (value) => `Se quitó ${value}`,
    more: (count) => `Mostrar ${count} más`,
  },
};
