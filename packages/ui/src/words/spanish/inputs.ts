import type { InputWords } from '../inputs/InputWords.ts';
import { dates } from './dates.ts';
import { lists } from './lists.ts';
import { numbers } from './numbers.ts';

export const inputs: InputWords = {
  PersonSearch: { searching: 'Buscando…', retry: 'Intentar de nuevo' },
  ...dates,
  ...lists,
  ...numbers,
  CopyButton: {
    copy: 'Copiar',
    copied: 'Copiado',
    failed: 'No se copió. Seleccione el texto y cópielo con el teclado.',
  },
  Field: { required: '(obligatorio)', optional: '(opcional)' },
  FileUpload: {
    added: (name) => `Se agregó ${name}`,
    notAdded: (name, reason) => `No se agregó ${name}: ${reason}`,
    removed: (name) => `Se eliminó ${name}`,
    remove: (name) => `Eliminar ${name}`,
    uploading: (name) => `Subiendo ${name}`,
    uploaded: (name) => `Se subió ${name}`,
    failed: 'no se pudo subir',
    states: {
      waiting: '',
      uploading: ' · subiendo',
      done: ' · archivo subido',
      error: ' · no se pudo subir',
    },
    chosen: (label) => `${label}: archivos elegidos`,
    choose: (isOne) => (isOne ? 'Elija un archivo' : 'Elija archivos'),
    drop: (isOne) => `o ${isOne ? 'suéltelo' : 'suéltelos'} aquí`,
    wrongKind: (kinds) => `Este tipo de archivo no se acepta. Elija ${kinds}.`,
    wrongContent: (kinds) =>
      `El contenido del archivo no es ${kinds}, aunque su nombre lo diga. Elija otro.`,
    unreadable: 'No se puede leer el archivo. Se movió o es una carpeta. Elija otro.',
    tooBig: (size) => `El archivo ocupa más de ${size}. Elija un archivo más pequeño.`,
    empty: 'El archivo está vacío. Elija otro.',
    tooMany: (most) => `Puede agregar hasta ${most} ${most === 1 ? 'archivo' : 'archivos'}.`,
    maxSize: (size, isOne) => `hasta ${size}${isOne ? '' : ' cada uno'}`,
    maxCount: (most) => (most === 1 ? 'un archivo' : `hasta ${most} archivos`),
  },
  Form: {
    required: (label) => `${label}: este dato es obligatorio. Escriba o elija un valor.`,
    check: (label) => `Revise ${label}.`,
  },
  Select: { placeholder: 'Elija' },
  Switch: { on: 'Sí', off: 'No' },
  TextArea: {
    count: (_count, formatted, most, formattedMost) =>
      `${formatted} de ${formattedMost} ${most === 1 ? 'carácter' : 'caracteres'}`,
  },
  TextInput: { clear: (label) => `Borrar ${label}` },
  RevealButton: {
    show: (label) => `Mostrar ${label}`,
    hide: (label) => `Ocultar ${label}`,
    shown: (label) => `Se muestra ${label}`,
    hidden: (label) => `Se oculta ${label}`,
  },
  Button: {
    pending: 'Espere, por favor',
  },
  DownloadButton: {
    running: 'Exportando',
    cancel: 'Cancelar',
    retry: 'Intentar de nuevo',
  },
};
