import { saveFile } from '../../../ui/saveFile.ts';

/** Canvases have bounds: pixels a side, and in all. */
const LONGEST_SIDE = 16_000;
const MOST_PIXELS = 120_000_000;

/** Saves a drawing as a file of lines and text, in the present theme's colours. */
export function saveAsSvg(picture: SVGSVGElement, name: string): void {
  saveFile(asFile(picture), `${name}.svg`);
}

/** Saves a drawing as a picture, twice as fine as on the screen where a canvas can be so large. Throws where it can't be drawn. */
export async function saveAsPng(picture: SVGSVGElement, name: string): Promise<void> {
  const { width, height } = picture.viewBox.baseVal;
  const scale = Math.min(2, LONGEST_SIDE / width, LONGEST_SIDE / height, Math.sqrt(MOST_PIXELS / (width * height)));
  const url = URL.createObjectURL(asFile(picture));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser has no canvas to draw on.');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    saveFile(await pngOf(canvas), `${name}.png`);
  } finally {
    URL.revokeObjectURL(url);
  }
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error(`A picture of ${canvas.width} × ${canvas.height} pixels is more than this browser can make.`));
    }, 'image/png');
  });
}

/** The drawing by itself: at its own size, colours in words instead of the page's variables, nothing of the page's. */
function asFile(picture: SVGSVGElement): Blob {
  const copy = picture.cloneNode(true);
  // A clone of an SVG element is one.
  if (!(copy instanceof SVGSVGElement)) throw new TypeError('expected an SVG element');
  const { width, height } = picture.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const style = getComputedStyle(document.documentElement);
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['class', 'role', 'aria-selected', 'aria-label', 'id']) element.removeAttribute(name);
    for (const name of ['fill', 'stroke']) {
      const variable = /^var\((--[\w-]+)\)$/.exec(element.getAttribute(name) ?? '')?.[1];
      if (variable !== undefined) element.setAttribute(name, style.getPropertyValue(variable).trim());
    }
  }
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}
