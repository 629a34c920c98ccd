// Lays a tree of elements upon what is there: elements of one key stay, so that a screen reader keeps its place.

function attributes(element, wanted, source) {
  for (const { name } of [...element.attributes]) {
    if (!(name in wanted) && !(name === 'src' && 'data-src' in wanted)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(wanted)) {
    if (element.getAttribute(name) === value) continue;
    element.setAttribute(name, value);
    if (name === 'data-src') {
      const address = source(value, element);
      // while a picture is on its way what was there before stays: nothing would flash
      if (address) element.src = address;
      else if (address === '') element.removeAttribute('src');
    }
  }
}

function fits(element, node) {
  return element?.nodeType === 1 && element.localName === node.t && (element.key ?? '') === (node.k ?? '');
}

/** Makes the children of `parent` what `nodes` say. `source` gives the address of a picture, empty if there is none, undefined while it is on its way. */
export function patch(parent, nodes, source) {
  const keyed = new Map();
  for (const element of parent.children) if (element.key) keyed.set(element.key, element);
  let at = parent.firstChild;
  for (const node of nodes) {
    let element = node.k ? keyed.get(node.k) : at;
    if (!fits(element, node)) {
      element = document.createElement(node.t);
      element.key = node.k ?? '';
    }
    if (element === at) at = at.nextSibling;
    else parent.insertBefore(element, at);
    attributes(element, node.a ?? {}, source);
    if (node.c) patch(element, node.c, source);
    else if (element.textContent !== (node.x ?? '') || element.firstElementChild) element.textContent = node.x ?? '';
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}
