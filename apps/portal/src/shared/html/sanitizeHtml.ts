import DOMPurify from 'dompurify';
import { ownAddress } from '../ownAddress.ts';

const allowedTags = [
  'a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'code', 'dd', 'div', 'dl', 'dt', 'em', 'h2',
  'h3', 'h4', 'hr', 'i', 'li', 'ol', 'p', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody',
  'td', 'tfoot', 'th', 'thead', 'tr', 'u', 'ul',
]; // prettier-ignore

/** Our own paths, places on the page, and what leaves the portal safely. */
const allowedAddresses = /^(?:https:\/\/|mailto:|tel:|#|\/)/i;

/**
 * The rule above is held against an address without its white space; this one against what the
 * browser will make of it.
 */
function isAllowed(address: string): boolean {
  if (address.startsWith('/')) return ownAddress(address) !== undefined;
  return allowedAddresses.test(address) && (address.startsWith('#') || URL.canParse(address));
}

/** Ours, among what comes from the carrier: they keep their class. */
const hints = new WeakSet<Node>();

DOMPurify.addHook('uponSanitizeAttribute', (node, attribute) => {
  if (hints.has(node)) attribute.forceKeepAttr = true;
});

/** What leads elsewhere opens in a new tab, says so, and learns nothing of us. */
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  node.removeAttribute('target');
  node.removeAttribute('rel');
  const address = node.getAttribute('href') ?? '';
  if (!isAllowed(address)) node.removeAttribute('href');
  else if (/^https:/i.test(address)) openElsewhere(node);
});

function openElsewhere(link: Element): void {
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
  const hint = document.createElement('span');
  hint.className = 'visually-hidden';
  hint.textContent = ' (opens in new tab)';
  hints.add(hint);
  link.append(hint);
}

/** HTML of the carrier as the portal shows it: an allow-list of tags, attributes and addresses. */
export function sanitizeHtml(html: string): TrustedHTML {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href', 'scope', 'colspan', 'rowspan', 'title', 'lang', 'start'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: allowedAddresses,
    // The rule for addresses holds for these too unless told otherwise.
    ADD_URI_SAFE_ATTR: ['scope', 'colspan', 'rowspan', 'lang', 'start'],
    RETURN_TRUSTED_TYPE: true,
  });
}
