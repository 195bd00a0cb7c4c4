import { readPdf } from '@agent-portal/carrier/documents/readPdf';
import { readWorkbook } from '@agent-portal/carrier/documents/readWorkbook';
import { type Endpoint, isFileResponse } from '@agent-portal/data/endpoint';
import { getIPipelineResponse } from '@agent-portal/data/launchers/contract';

/** Times and ids that differ in each call, even on one engine. */
const moment = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/g;
/** The time of day in a cell of a workbook. */
const timeOfDay = />\d{2}:\d{2}:\d{2}</g;
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

const withoutChance = (text: string) =>
  text.replaceAll(moment, 'MOMENT').replaceAll(timeOfDay, '>TIME<').replaceAll(uuid, 'ID');

const headers = ['Content-Type', 'Content-Disposition', 'Cache-Control', 'Vary'] as const;

/** The SAML response is base64. */
const isEncoded = ({ name }: Endpoint) => name === getIPipelineResponse.name;

async function bodyOf(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (!response.ok || !isFileResponse(endpoint.response)) {
    const text = await response.text();
    return withoutChance(
      response.ok && isEncoded(endpoint) ? Buffer.from(text, 'base64').toString() : text,
    );
  }
  if (endpoint.response.mediaType === 'text/csv') return response.text();
  const bytes = new Uint8Array(await response.arrayBuffer());
  return endpoint.response.mediaType === 'application/pdf'
    ? (await readPdf(bytes)).pages
    : withoutChance((await readWorkbook(new Blob([bytes]).stream())).sheet);
}

/**
 * The part of an answer that must not differ between engines: everything except times and random ids.
 */
export async function comparable(endpoint: Endpoint, response: Response) {
  return {
    status: response.status,
    headers: headers.map((name) => response.headers.get(name)),
    body: await bodyOf(endpoint, response),
  };
}
