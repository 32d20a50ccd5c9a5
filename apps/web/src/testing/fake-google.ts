// A fake of Google's script: maps without tiles, and three places. A self-contained function, so that its text can be served
// to a browser as the script.

// Long: a browser gets the text of this one function, so everything must be inside.
/** Returns the recorded requests. Sets `window.google`. */
export function installFakeGoogle() {
  type LatLng = { lat: number; lng: number };
  type Pixel = { x: number; y: number };
  type Subscriber = (event: { latLng: { toJSON: () => LatLng } }) => void;
  const asked = { maps: [] as FakeMap[], inputs: [] as string[], tokens: new Set<unknown>() };
  const latLng = (at: LatLng) => ({ ...at, toJSON: () => at });
  const places = [
    { id: 'temple', name: 'Vadakkunnathan Temple', area: 'Thrissur, Kerala', lat: 10.5245, lng: 76.2144 },
    { id: 'market', name: 'Sakthan Market', area: 'Thrissur, Kerala', lat: 10.5163, lng: 76.2201 },
    { id: 'junction', name: 'Market Junction', area: 'Ollur, Kerala', lat: 10.4801, lng: 76.2388 },
  ];

  class FakeMap {
    view = { center: { lat: 0, lng: 0 }, zoom: 0 };
    readonly overlays = new Set<FakeOverlay>();
    readonly lines = new Set<FakeLine>();
    readonly panes = {
      overlayLayer: document.createElement('div'),
      overlayMouseTarget: document.createElement('div'),
    };
    readonly listeners = new Set<Subscriber>();
    readonly gestureHandling: string;
    readonly #box: HTMLElement;
    constructor(box: HTMLElement, options: { center: LatLng; zoom: number; gestureHandling: string }) {
      this.#box = box;
      this.gestureHandling = options.gestureHandling;
      // Like Google's own map.
      const ground = document.createElement('div');
      ground.setAttribute('role', 'region');
      ground.setAttribute('aria-label', 'Map');
      for (const pane of Object.values(this.panes)) {
        pane.style.cssText = 'position: absolute; left: 50%; top: 50%; width: 0; height: 0';
        ground.append(pane);
      }
      box.append(ground);
      box.addEventListener('click', ({ clientX, clientY }) => {
        const at = this.latLngAt(this.#pixelOf(clientX, clientY));
        for (const listener of this.listeners) listener({ latLng: latLng(at) });
      });
      this.setOptions(options);
      asked.maps.push(this);
    }
    setOptions(view: { center: LatLng; zoom: number }) {
      this.view = { center: view.center, zoom: view.zoom };
      for (const overlay of this.overlays) overlay.draw();
    }
    /** The middle of them. The zoom doesn't matter here. */
    fitBounds({ points }: FakeBounds) {
      const middle = (of: (at: LatLng) => number) =>
        (Math.min(...points.map(of)) + Math.max(...points.map(of))) / 2;
      this.setOptions({ center: { lat: middle(({ lat }) => lat), lng: middle(({ lng }) => lng) }, zoom: 15 });
    }
    getDiv = () => this.#box;
    panBy(x: number, y: number) {
      this.setOptions({ center: this.latLngAt({ x, y }), zoom: this.view.zoom });
    }
    addListener(_click: string, listener: Subscriber) {
      this.listeners.add(listener);
      return { remove: () => this.listeners.delete(listener) };
    }
    /** Pixels from the centre. Latitude and longitude have the same scale. */
    pixelAt({ lat, lng }: LatLng): Pixel {
      const { center } = this.view;
      return { x: (lng - center.lng) * this.#scale(), y: (center.lat - lat) * this.#scale() };
    }
    latLngAt({ x, y }: Pixel): LatLng {
      const { center } = this.view;
      return { lat: center.lat - y / this.#scale(), lng: center.lng + x / this.#scale() };
    }
    #scale = () => (256 * 2 ** this.view.zoom) / 360;
    #pixelOf(clientX: number, clientY: number): Pixel {
      const { left, top, width, height } = this.#box.getBoundingClientRect();
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
    }
  }

  class FakeOverlay {
    static preventMapHitsAndGesturesFrom(element: Element) {
      for (const type of ['click', 'pointerdown', 'pointermove', 'pointerup']) {
        element.addEventListener(type, (event) => event.stopPropagation());
      }
    }
    #map: FakeMap | null = null;
    onAdd() {}
    draw() {}
    onRemove() {}
    setMap(map: FakeMap | null) {
      if (this.#map) this.onRemove();
      this.#map?.overlays.delete(this);
      this.#map = map;
      if (!map) return;
      map.overlays.add(this);
      this.onAdd();
      this.draw();
    }
    getPanes = () => this.#map?.panes;
    getProjection() {
      const map = this.#map;
      if (!map) return undefined;
      const { offsetWidth, offsetHeight } = map.getDiv();
      return {
        fromLatLngToDivPixel: (at: LatLng) => map.pixelAt(at),
        fromDivPixelToLatLng: (pixel: Pixel) => latLng(map.latLngAt(pixel)),
        fromLatLngToContainerPixel(at: LatLng) {
          const { x, y } = map.pixelAt(at);
          return { x: x + offsetWidth / 2, y: y + offsetHeight / 2 };
        },
      };
    }
  }

  class FakeBounds {
    readonly points: LatLng[] = [];
    extend(at: LatLng) {
      this.points.push(at);
    }
  }

  class FakeLine {
    readonly path: LatLng[];
    readonly #map: FakeMap;
    constructor({ map, path }: { map: FakeMap; path: LatLng[] }) {
      this.path = path;
      this.#map = map;
      map.lines.add(this);
    }
    setMap(map: null) {
      if (map === null) this.#map.lines.delete(this);
    }
  }

  class FakePoint {
    readonly x: number;
    readonly y: number;
    constructor(x: number, y: number) {
      this.x = x;
      this.y = y;
    }
  }

  const predictionOf = ({ id, name, area, lat, lng }: (typeof places)[number]) => ({
    placeId: id,
    text: { text: `${name}, ${area}` },
    mainText: { text: name },
    secondaryText: { text: area },
    toPlace: () => ({ fetchFields: async () => ({ place: { location: latLng({ lat, lng }) } }) }),
  });
  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions({ input, sessionToken }: { input: string; sessionToken: unknown }) {
      asked.inputs.push(input);
      asked.tokens.add(sessionToken);
      const found = places.filter(({ name }) => name.toLowerCase().includes(input.toLowerCase()));
      return { suggestions: found.map((place) => ({ placePrediction: predictionOf(place) })) };
    },
  };
  const event = {
    addListenerOnce: (_map: unknown, _idle: string, heard: () => void) => queueMicrotask(heard),
    clearInstanceListeners: (map: FakeMap) => map.listeners.clear(),
  };
  Object.assign(window, {
    google: {
      maps: {
        Map: FakeMap,
        OverlayView: FakeOverlay,
        Point: FakePoint,
        LatLngBounds: FakeBounds,
        Polyline: FakeLine,
        event,
        places: { AutocompleteSuggestion, AutocompleteSessionToken: class {} },
      },
    },
  });
  return asked;
}
