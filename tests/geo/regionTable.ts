import type { RegionDeckName } from '../../src/geo/regions/regionDecks'

/**
 * Regions of each deck by ISO 3166-2, as countries count them themselves: the number, and some that are told by their
 * codes.
 */
export const regionTable: Readonly<Record<RegionDeckName, { count: number; some: Record<string, string> }>> =
  {
    // 50 states and the District of Columbia.
    US: { count: 51, some: { CA: 'California', MI: 'Michigan', MS: 'Mississippi', MO: 'Missouri' } },
    // 10 provinces and 3 territories.
    CA: { count: 13, some: { NL: 'Newfoundland and Labrador', NT: 'Northwest Territories', YT: 'Yukon' } },
    // 31 states and Mexico City.
    MX: { count: 32, some: { CMX: 'Mexico City', MEX: 'State of Mexico', CHH: 'Chihuahua' } },
    // 26 states and the Federal District.
    BR: { count: 27, some: { DF: 'Federal District', MS: 'Mato Grosso do Sul', RO: 'Rondônia' } },
    // 23 provinces and the capital.
    AR: { count: 24, some: { C: 'City of Buenos Aires', B: 'Buenos Aires', V: 'Tierra del Fuego' } },
    DE: { count: 16, some: { BB: 'Brandenburg', HB: 'Bremen', SN: 'Saxony', ST: 'Saxony-Anhalt' } },
    AT: { count: 9, some: { 1: 'Burgenland', 5: 'Salzburg', 9: 'Vienna' } },
    CH: { count: 26, some: { AI: 'Appenzell Innerrhoden', BL: 'Basel-Landschaft', GR: 'Graubünden' } },
    // 13 in Europe; five overseas are not in the deck.
    FR: { count: 13, some: { '20R': 'Corsica', IDF: 'Île-de-France', PAC: 'Provence-Alpes-Côte d’Azur' } },
    IT: { count: 20, some: { 21: 'Piedmont', 32: 'Trentino-Alto Adige', 75: 'Apulia', 82: 'Sicily' } },
    // 17 communities and 2 cities.
    ES: { count: 19, some: { CB: 'Cantabria', CL: 'Castile and León', IB: 'Balearic Islands' } },
    // 12 provinces; three islands in the Caribbean are not in the deck.
    NL: { count: 12, some: { FL: 'Flevoland', FR: 'Friesland', NB: 'North Brabant', ZH: 'South Holland' } },
    PL: { count: 16, some: { '02': 'Lower Silesia', 12: 'Lesser Poland', 14: 'Masovia', 24: 'Silesia' } },
    CZ: { count: 14, some: { 10: 'Prague', 20: 'Central Bohemia', 42: 'Ústí nad Labem', 63: 'Vysočina' } },
    SE: { count: 21, some: { AB: 'Stockholm', I: 'Gotland', D: 'Södermanland', M: 'Skåne' } },
    TR: { count: 81, some: { '01': 'Adana', 34: 'Istanbul', 67: 'Zonguldak', 71: 'Kırıkkale' } },
    // A metropolis, a circuit, two urban prefectures and 43 others.
    JP: { count: 47, some: { '01': 'Hokkaido', 13: 'Tokyo', 26: 'Kyoto', 27: 'Osaka', 47: 'Okinawa' } },
    ZA: { count: 9, some: { GP: 'Gauteng', KZN: 'KwaZulu-Natal', NW: 'North West' } },
    // 6 states and 2 territories on the mainland.
    AU: { count: 8, some: { ACT: 'Australian Capital Territory', NSW: 'New South Wales' } },
    // Four nations, one of them in its nine regions.
    GB: { count: 12, some: { NIR: 'Northern Ireland', SCT: 'Scotland', WLS: 'Wales', TLI: 'London' } },
  }
