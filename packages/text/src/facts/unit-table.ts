// The units and how they are written: every reader of units is built from these rows.

/** A unit and its spellings in the singular | what it measures, or a greater unit, and how many of that it is | its metric prefixes. */
export const UNITS =
  "s second sec|time|n µ m,µs us,ms milli,min minute|time 60,h hr hour|time 3600,day|time 86400,week wk|time 604800,fortnight|week 2," +
  "month mos|months,year yr|months 12,decade|year 10,century centurie|year 100," +
  "m meter metre|length|µ m c k,km kms,in inch inches,ft foot feet,yd yard,mi mile,mph mi/h,km/h kmh kph,m/s," +
  "g gram gramme|mass|µ m k,µg ug mcg,kg kgs kilo,t ton tonne|mass 1e6,lb lbs,oz ounce," +
  "l L liter litre ltr|volume|m c d,ml cc,gal gallon,bbl barrel," +
  "m2 m² sqm|area,km2 km² sqkm|area 1e6,ha hectare|area 1e4,acre,C °C,F °F,degree °," +
  "Hz hertz||k M G,W watt||k M G,Wh|energy|k M G,MMBtu,amp ampere|current,mA milliamp|current 1e-3,V volt||m k," +
  "Ah|charge|m,B byte||k M G T P,kB KB kb,bit,Mbps mbit/s,Gbps gbit/s,px pixel,rpm,bar,mbar millibar,psi,kPa kilopascal," +
  "MPa megapascal,mmHg,mmol,IU,lux,lumen,kN kilonewton,Nm,kJ kilojoule,kcal,ppm,ppb,dB decibel,kVA,x times ×," +
  "bp bps|points 0.01";

/** The units that only the gate reads, in the same form. */
export const GATE_UNITS =
  "kn kt kts knot,tsp teaspoon,tbsp tablespoon,ft2 ft² sqft,m3|volume 1e3,pcs,C celsius centigrade,F fahrenheit,%|share,‰|share 0.1,‱|share 0.01,pp|points";

/** Metric prefixes: their sign, their name and their power of ten. */
export const PREFIXES =
  "n nano -9,µ micro -6,m milli -3,c centi -2,d deci -1,k kilo 3,M mega 6,G giga 9,T tera 12,P peta 15";

/** What else a draft may mean by a word behind a figure, short or in another language: a unit and the words for it. */
export const SHORT_UNITS =
  "min m minuten minuti minutos,month m mo mth mnd monat monate monaten mois mes meses mês mese mesi maand maanden månad månader," +
  "day d tag tage tagen dag dagen dagar jour día dia giorno giorni dni,week w woche wochen weken semaine semana settimana settimane veckor uker," +
  "year y yo jahr jahre jahren jaar ans année año ano anni år,h std stunde stunden uur uren heure hora ore ora timmar godz," +
  "s sek,degree deg c f,C c degc,F f degf,t t tonner,W w,kg k,GB gig,V v,kn knt,Ah ah,% pct pc proz prozent pourcent procent," +
  "Mbps mbit mb/s,Gbps gbit,bit mbit gbit,pack pk,acre ac,x x";

/** What says by itself how often something recurs: a unit and the words for it. */
export const ADVERBS =
  "h hourly,day daily nightly täglich dagelijks,week weekly wkly wöchentlich wekelijks,month monthly mthly mnthly monatlich maandelijks pcm," +
  "quarter quarterly qtrly qrtly,year yearly annually annual jährlich jaarlijks";

/** The rows of a table with the words of each. */
export const rowsOf = (table: string): string[][] => table.split(",").map((row) => row.split(" "));
