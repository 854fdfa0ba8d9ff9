import Daily from './Daily'

/** Page of the daily puzzle with all countries of the world. */
export default function WorldDaily() {
  return <Daily deck="world" />
}
