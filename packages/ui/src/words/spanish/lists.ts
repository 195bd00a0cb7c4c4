import type { InputWords } from '../inputs/InputWords.ts';

export const lists: Pick<InputWords, 'Combobox' | 'MultiCombobox'> = {
  Combobox: {
    clear: (label) => `Borrar ${label}`,
    list: (label) => `Mostrar los valores de ${label}`,
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
    foundFirst: (_total, formatted, shown, formattedShown) =>
      shown === 1
        ? `${formatted} resultados disponibles; se muestra el primero`
        : `${formatted} resultados disponibles; se muestran los primeros ${formattedShown}`,
    firstShown: (shown, formatted, _total, formattedTotal) =>
      `Escriba para reducir la lista: ${shown === 1 ? 'el primero' : `los primeros ${formatted}`} de ${formattedTotal}`,
  },
  MultiCombobox: {
    chosen: (count, formatted) => `${formatted} ${count === 1 ? 'elegido' : 'elegidos'}`,
    noneChosen: 'Ninguno elegido',
    howToClear: 'Para borrar la selección, presione Suprimir o Retroceso',
    limited: (limit, formatted) =>
      `Escriba para reducir la lista: se ${limit === 1 ? 'puede' : 'pueden'} elegir hasta ${formatted}`,
    // Two or more: for one there is no such button.
    selectAll: (_count, formatted) => `Seleccionar los ${formatted} mostrados`,
    clearAll: (_count, formatted) => `Quitar los ${formatted} mostrados`,
    cleared: (count, formatted) => `Se ${count === 1 ? 'quitó' : 'quitaron'} ${formatted}`,
    tokens: (label) => `Elegidos: ${label}`,
    remove: (value) => `Quitar ${value}`,
    removed: (value) => `Se quitó ${value}`,
    unknown: (texts) => `No se encontró: ${texts}.`,
    leftOut: (count, formatted, _limit, formattedLimit) =>
      `Se ${count === 1 ? 'omitió' : 'omitieron'} ${formatted}: se pueden elegir hasta ${formattedLimit}.`,
    more: (_count, formatted) => `Mostrar ${formatted} más`,
  },
};
