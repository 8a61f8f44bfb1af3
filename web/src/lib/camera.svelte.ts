/** Where we look: the world shifted and scaled into a window of the screen. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 3.2;
/** How much of the window, or of the world if that is smaller, always shows something of the world. */
const KEPT = 0.62;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** The scale at which pictures were last drawn sharp; between, they are only stretched. */
  sharp = $state(1);
  width = $state(1);
  height = $state(1);
  world = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });

  #settle: number | undefined;
  #flight = 0;

  get farthest(): number {
    return Math.min(this.width / this.world.width, this.height / this.world.height) * 0.92;
  }

  resize(width: number, height: number): void {
    const middle = this.toWorld(this.width / 2, this.height / 2);
    this.width = width;
    this.height = height;
    this.#place(middle.x, middle.y, this.scale);
  }

  toWorld(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }

  toScreen(x: number, y: number): { x: number; y: number } {
    return { x: x * this.scale + this.x, y: y * this.scale + this.y };
  }

  panBy(dx: number, dy: number): void {
    this.#flight += 1;
    this.x += dx;
    this.y += dy;
    this.#hold();
  }

  zoomAt(x: number, y: number, factor: number): void {
    this.#flight += 1;
    const before = this.toWorld(x, y);
    this.scale = Math.min(CLOSEST, Math.max(this.farthest, this.scale * factor));
    this.x = x - before.x * this.scale;
    this.y = y - before.y * this.scale;
    this.#hold();
    this.#sharpen();
  }

  zoom(factor: number): void {
    this.zoomAt(this.width / 2, this.height / 2, factor);
  }

  /** Shows a part of the world, as large as it fits. */
  fit(box: Box, margin: { top: number; bottom: number; side: number }): void {
    const wanted = Math.min(
      (this.width - 2 * margin.side) / box.width,
      (this.height - margin.top - margin.bottom) / box.height,
      CLOSEST,
    );
    const scale = Math.max(wanted, this.farthest);
    const lift = (margin.bottom - margin.top) / 2 / scale;
    this.#place(box.x + box.width / 2, box.y + box.height / 2 + lift, scale);
    this.sharp = this.scale;
  }

  /** Glides to a point; without motion it is simply there. */
  centre(x: number, y: number, calm: boolean, scale = this.scale): void {
    if (calm) {
      this.#place(x, y, scale);
      this.#sharpen();
      return;
    }
    this.#flight += 1;
    const flight = this.#flight;
    const from = this.toWorld(this.width / 2, this.height / 2);
    const fromScale = this.scale;
    const start = performance.now();
    const frame = (now: number) => {
      if (flight !== this.#flight) return;
      const part = Math.min(1, (now - start) / 280);
      const eased = 1 - (1 - part) ** 3;
      const blend = (a: number, b: number) => a + (b - a) * eased;
      this.#place(blend(from.x, x), blend(from.y, y), blend(fromScale, scale));
      if (part < 1) requestAnimationFrame(frame);
      else this.#sharpen();
    };
    requestAnimationFrame(frame);
  }

  sees(x: number, y: number, margin: number): boolean {
    const point = this.toScreen(x, y);
    return (
      point.x > margin && point.y > margin && point.x < this.width - margin && point.y < this.height - margin
    );
  }

  #place(x: number, y: number, scale: number): void {
    this.scale = Math.min(CLOSEST, Math.max(this.farthest, scale));
    this.x = this.width / 2 - x * this.scale;
    this.y = this.height / 2 - y * this.scale;
    this.#hold();
  }

  /** Keeps some of the world in the window. */
  #hold(): void {
    const { x, y, width, height } = this.world;
    const keepX = Math.min(this.width, width * this.scale) * KEPT;
    const keepY = Math.min(this.height, height * this.scale) * KEPT;
    this.x = Math.min(this.width - keepX - x * this.scale, Math.max(keepX - (x + width) * this.scale, this.x));
    this.y = Math.min(this.height - keepY - y * this.scale, Math.max(keepY - (y + height) * this.scale, this.y));
  }

  #sharpen(): void {
    window.clearTimeout(this.#settle);
    this.#settle = window.setTimeout(() => {
      this.sharp = this.scale;
    }, 160);
  }
}
