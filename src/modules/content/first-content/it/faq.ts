import type { FaqItem } from '../../domain/short-texts.ts';

/** Each line of an answer is a paragraph. */
export const faq: readonly FaqItem[] = [
  {
    topic: 'Ordini e pagamenti',
    anchor: 'wie-bestelle-ich',
    question: 'Come faccio a ordinare?',
    answer:
      'Aggiungi il mobile al carrello, vai alla cassa, inserisci il tuo indirizzo e controlla tutto con calma. L’ordine diventa vincolante solo con il pulsante «Ordine con obbligo di pagare». Fino ad allora puoi modificare qualsiasi dato.\nAccettiamo ordini anche per telefono e per email: [{phone}](tel:{phoneLink}), [{email}](mailto:{email}).',
  },
  {
    topic: 'Ordini e pagamenti',
    anchor: 'brauche-ich-ein-konto',
    question: 'Mi serve un account?',
    answer:
      'No. Puoi ordinare, noleggiare e leggere tutte le pagine senza accedere. Con un [account](/login) trovi i tuoi ordini in un unico posto.',
  },
  {
    topic: 'Ordini e pagamenti',
    anchor: 'zahlungsarten',
    question: 'Come posso pagare?',
    answer:
      'Con carta, con PayPal, con Klarna o con bonifico. Nessun metodo di pagamento comporta un supplemento.\nSe scegli il bonifico, dopo l’ordine vedi le nostre coordinate bancarie e un codice QR per l’app della tua banca. Ti teniamo da parte il mobile fino alla data indicata nella pagina dell’ordine.',
  },
  {
    topic: 'Ordini e pagamenti',
    anchor: 'ratenzahlung',
    question: 'Posso pagare a rate?',
    answer:
      'Se e come sia possibile in questo momento lo trovi nella pagina [Pagamento a rate](/ratenzahlung-bei-wmk), insieme a tutto quello che è bene sapere prima.',
  },
  {
    topic: 'Ordini e pagamenti',
    anchor: 'mehrwertsteuer',
    question: 'L’IVA è compresa nel prezzo?',
    answer:
      'Sì, tutti i prezzi sono finali. I mobili in legno di barca comprendono l’IVA del 19%. I mobili vintage li vendiamo in regime del margine (§\u00a025a della legge tedesca sull’IVA, UStG), nel quale l’imposta non viene esposta separatamente.',
  },
  {
    topic: 'Ordini e pagamenti',
    anchor: 'rechnung',
    question: 'Ricevo una fattura?',
    answer:
      'Sì. Appena arriva il tuo pagamento ti inviamo la fattura in PDF per email; la trovi anche nella pagina dell’ordine e nel tuo account. È al tempo stesso una fattura elettronica (ZUGFeRD, EN 16931). Se ti rimborsiamo qualcosa, ricevi una nota di credito. Se ordini per un’impresa, alla cassa scegli «Azienda» e inserisci il nome e la partita IVA.',
  },
  {
    topic: 'Ordini e pagamenti',
    anchor: 'gutschein',
    question: 'Quanti buoni posso usare?',
    answer:
      'Per ogni ordine un buono promozionale e un buono regalo. Si inseriscono entrambi prima di ordinare; dopo non si possono più applicare.\nI buoni regalo valgono fino alla fine del terzo anno successivo a quello di acquisto e si possono cedere ad altri. Il credito residuo lo trovi alla pagina [Saldo del buono regalo](/gutschein-guthaben).',
  },
  {
    topic: 'Ordini e pagamenti',
    anchor: 'handeln',
    question: 'Si può trattare sul prezzo?',
    answer:
      'Su un pezzo singolo di solito no, perché il prezzo è già calcolato al minimo. Se prendi più mobili, facci pure un’offerta a [{email}](mailto:{email}).',
  },
  {
    topic: 'Spedizione e consegna',
    anchor: 'versandkosten-berlin',
    question: 'Quanto costa la consegna a Berlino?',
    answer:
      'A seconda del quartiere da 25\u00a0€ a 45\u00a0€, fin dentro casa e per consegna, qualunque sia il numero di mobili ordinati. Per Potsdam sono 60\u00a0€, per i dintorni di Berlino 70\u00a0€.\nSe c’è un pezzo pesante che va portato in quattro o in sei, la consegna costa il doppio. La tabella completa è alla pagina [Spedizione](/versand).',
  },
  {
    topic: 'Spedizione e consegna',
    anchor: 'versandkosten-europa',
    question: 'Quanto costa la spedizione in Germania e in Europa?',
    answer:
      'Dipende dal paese e viene calcolata nel carrello appena inserisci il tuo indirizzo. Ti addebitiamo 1 : 1 quello che ci costa il corriere. Più mobili di uno stesso ordine condividono il trasporto.',
  },
  {
    topic: 'Spedizione e consegna',
    anchor: 'lieferzeit',
    question: 'Quali sono i tempi di consegna?',
    answer:
      'A Berlino al massimo 1\u00a0settimana, in Germania 3\u00a0settimane, nel resto d’Europa 5\u00a0settimane.',
  },
  {
    topic: 'Spedizione e consegna',
    anchor: 'bordsteinkante',
    question: 'Che cosa significa «a bordo strada»?',
    answer:
      'Il corriere lascia il pallet davanti a casa tua. Da lì i mobili li porti dentro tu. Fin dentro casa consegniamo a Berlino, a Potsdam e nei dintorni di Berlino.',
  },
  {
    topic: 'Spedizione e consegna',
    anchor: 'liefertermin',
    question: 'Posso scegliere la data di consegna?',
    answer:
      'A Berlino concordiamo il giorno con te. Se la consegna è affidata a un corriere, sarà lui a contattarti, a patto che alla cassa tu ci permetta di comunicargli numero di telefono e indirizzo email.',
  },
  {
    topic: 'Spedizione e consegna',
    anchor: 'aufbau',
    question: 'Montate i mobili?',
    answer: 'Sì, a Berlino e Potsdam, a 35\u00a0€ al pezzo. Il montaggio si sceglie nella pagina del mobile.',
  },
  {
    topic: 'Spedizione e consegna',
    anchor: 'weltweit',
    question: 'Spedite anche oltremare?',
    answer:
      'Sì, su richiesta e con assicurazione. Scrivici a [{email}](mailto:{email}) quale mobile vuoi e in quale paese. Ricevi un preventivo con trasporto, dogana e assicurazione.',
  },
  {
    topic: 'Spedizione e consegna',
    anchor: 'transportschaden',
    question: 'Il mio mobile è arrivato danneggiato. Che cosa faccio?',
    answer:
      'Fai delle foto al mobile e all’imballaggio e scrivici. Con il corriere ce la vediamo noi, e insieme a te decidiamo se riparare, sostituire o rimborsare.\nI tuoi diritti di legge restano validi anche se non hai segnalato subito il danno.',
  },
  {
    topic: 'Negozio e ritiro',
    anchor: 'oeffnungszeiten',
    question: 'Quando siete aperti?',
    answer: '{openingHours}. Non serve appuntamento. Tutti gli altri giorni siamo chiusi.',
  },
  {
    topic: 'Negozio e ritiro',
    anchor: 'abholen',
    question: 'Posso ritirare il mio ordine?',
    answer:
      'Sì, gratuitamente. Alla cassa scegli «Ritiro in negozio». I mobili vintage ti aspettano nel negozio vintage in Frankfurter Allee, quelli in legno di barca nel negozio in Revaler Straße.',
  },
  {
    topic: 'Negozio e ritiro',
    anchor: 'alles-im-showroom',
    question: 'Nello showroom ci sono tutti i mobili?',
    answer:
      'No, sono troppi. Se vuoi vedere un pezzo in particolare, chiama prima: [{phone}](tel:{phoneLink}). Così lo prendiamo dal magazzino. Le foto del negozio sono alla pagina [Vintage Mega Store](/vintage-mega-store).',
  },
  {
    topic: 'Negozio e ritiro',
    anchor: 'zuruecklegen',
    question: 'Potete mettermi da parte un mobile?',
    answer:
      'Appena alla cassa procedi al pagamento, il pezzo è riservato per te per 30 minuti; se ordini con bonifico, per più giorni. Senza un ordine non mettiamo da parte nulla. Con la lista dei desideri non lo perdi di vista.',
  },
  {
    topic: 'Noleggio',
    anchor: 'was-kostet-mieten',
    question: 'Quanto costa noleggiare un mobile?',
    answer:
      'Una quota del prezzo di vendita: il 10% per 1\u00a0giorno, il 20% per 1\u00a0settimana, il 30% per 1\u00a0mese, il 40% per 1\u00a0anno e il 50% per 2\u00a0anni. Per i mobili vintage al noleggio si aggiunge il 19% di IVA: diventano quindi l’11,9%, il 23,8%, il 35,7%, il 47,6% e il 59,5% del prezzo. Il negozio ti mostra sempre il prezzo finale.',
  },
  {
    topic: 'Noleggio',
    anchor: 'was-kann-ich-mieten',
    question: 'Quali mobili posso noleggiare?',
    answer:
      'Quasi tutti: li riconosci dal pulsante «Noleggia». Se in quel momento un mobile è noleggiato o venduto, lo trovi indicato.',
  },
  {
    topic: 'Noleggio',
    anchor: 'mietbeginn',
    question: 'Quando inizia e quando finisce il noleggio?',
    answer:
      'Inizia il giorno della consegna. Una settimana che inizia di lunedì finisce il lunedì seguente. Un mese a partire dal 31 gennaio finisce l’ultimo giorno di febbraio.',
  },
  {
    topic: 'Noleggio',
    anchor: 'miete-beenden',
    question: 'Come termino un noleggio?',
    answer:
      'Alla scadenza della durata scelta termina automaticamente. Se devi disdirlo prima, usa il link «Disdire i contratti qui» in fondo a ogni pagina. Non ti serve una password e ricevi subito una conferma con data e ora.',
  },
  {
    topic: 'Noleggio',
    anchor: 'miete-fuer-film',
    question: 'Noleggiate anche per cinema, fiere e ristorazione?',
    answer:
      'Sì, è una parte importante del nostro [noleggio](/verleih). Per riprese ed eventi consegniamo, previo accordo, a qualsiasi ora.',
  },
  {
    topic: 'I nostri mobili',
    anchor: 'was-ist-vintage',
    question: 'Che cosa intendete per vintage?',
    answer:
      'Originali degli anni dal 1920 al 1990, non riedizioni. Quasi tutti i pezzi da noi sono unici; alcune sedie e poltrone le abbiamo anche in piccoli set.',
  },
  {
    topic: 'I nostri mobili',
    anchor: 'zustand',
    question: 'Che cosa significano le indicazioni sullo stato?',
    answer:
      'Distinguiamo sette gradi: come nuovo, ottimo, buono, usato, usurato, molto usurato e danneggiato. Quello che notiamo su ogni pezzo è scritto nel testo e si vede nelle foto.',
  },
  {
    topic: 'I nostri mobili',
    anchor: 'echtheit',
    question: 'Come sapete di chi è un progetto?',
    answer:
      'Da etichette, timbri, fatture e cataloghi. Se manca una prova non facciamo nomi, ma descriviamo legno, costruzione e decennio.',
  },
  {
    topic: 'I nostri mobili',
    anchor: 'lampen-strom',
    question: 'Le lampade sono sicure?',
    answer:
      'Cavi, portalampada e interruttori vengono controllati in laboratorio e, dove serve, sostituiti. Le indicazioni sulle lampadine sono nella pagina della lampada.',
  },
  {
    topic: 'I nostri mobili',
    anchor: 'was-ist-bootsholz',
    question: 'Che cos’è il legno di barca?',
    answer:
      'Legno di barche da pesca che non navigano più. Le assi vengono pulite, asciugate e sigillate; il colore resta. Per saperne di più leggi [Da dove vengono i nostri mobili?](/wo-kommen-unsere-mobel-her)',
  },
  {
    topic: 'I nostri mobili',
    anchor: 'pflege',
    question: 'Come mi prendo cura del mio mobile?',
    answer:
      'Spolvera il legno con un panno morbido e asciutto e togli le macchie con un panno appena umido. Le superfici oliate una o due volte l’anno gradiscono un po’ d’olio per mobili; quelle laccate non ne hanno bisogno.\nNon mettere il legno a ridosso del termosifone né stabilmente al sole.',
  },
  {
    topic: 'I nostri mobili',
    anchor: 'co2',
    question: 'Che cosa c’è dietro i dati sulla CO₂?',
    answer:
      'Calcoliamo 8\u00a0kg di CO₂ per ogni chilogrammo di mobile nuovo in legno, prodotto in Germania, che viene sostituito da uno usato. Metodo, dati, data e ambito sono alla pagina [Più sostenibile di così non si può!](/thinkGreen#so-rechnen-wir)',
  },
  {
    topic: 'Vendere i tuoi mobili',
    anchor: 'was-kaufen-sie-an',
    question: 'Quali mobili acquistate?',
    answer:
      'Solo mobili vintage, e solo a Berlino e dintorni. Andiamo più lontano quando i pezzi sono molti.',
  },
  {
    topic: 'Vendere i tuoi mobili',
    anchor: 'wie-biete-ich-an',
    question: 'Come vi propongo dei mobili?',
    answer:
      'Con il [modulo di vendita](/ankauf): fino a tre mobili, quattro foto ciascuno, lo stato e il prezzo desiderato. Rispondiamo entro 24 ore.',
  },
  {
    topic: 'Vendere i tuoi mobili',
    anchor: 'holen-sie-ab',
    question: 'Venite a ritirare i mobili acquistati?',
    answer: 'Sì, a Berlino e dintorni, in un giorno che va bene a te.',
  },
  {
    topic: 'Recesso e garanzia',
    anchor: 'widerruf',
    question: 'Posso restituire un mobile?',
    answer:
      'Se acquisti come consumatore, puoi recedere entro 14 giorni da quando hai ricevuto l’ultimo pezzo dell’ordine, senza indicare un motivo. Il modo più semplice è «Recedere dal contratto qui», in fondo a ogni pagina.\nTutte le condizioni sono alla pagina [Diritto di recesso](/withdrawal).',
  },
  {
    topic: 'Recesso e garanzia',
    anchor: 'erstattung',
    question: 'Quando riavrò il mio denaro?',
    answer:
      'Al più tardi 14 giorni dopo che abbiamo ricevuto il tuo recesso. Possiamo attendere finché il mobile non è di nuovo da noi o finché non dimostri di averlo spedito.',
  },
  {
    topic: 'Recesso e garanzia',
    anchor: 'gewaehrleistung',
    question: 'La garanzia vale anche per i mobili usati?',
    answer:
      'Sì, per i consumatori due anni dalla consegna. Se si manifesta un difetto che c’era già alla consegna e non era descritto, contattaci. I dettagli sono nelle nostre [condizioni generali](/terms).',
  },
  {
    topic: 'Account e dati',
    anchor: 'newsletter-abmelden',
    question: 'Come mi disiscrivo dalla newsletter?',
    answer: 'Con il link in fondo a ogni numero. Basta anche un breve messaggio a [{email}](mailto:{email}).',
  },
  {
    topic: 'Account e dati',
    anchor: 'daten-loeschen',
    question: 'Come faccio cancellare i miei dati?',
    answer:
      'Nell’[account](/login), alla voce «I miei dati», scarichi tutto quello che abbiamo su di te ed elimini l’account. Se non hai un account, scrivi a [{email}](mailto:{email}). I documenti contabili dobbiamo conservarli per il tempo richiesto dalla legge; tutto il resto lo cancelliamo. Quali altri diritti hai è spiegato nell’[informativa sulla privacy](/data-protection).',
  },
  {
    topic: 'Account e dati',
    anchor: 'sprachen',
    question: 'In quali lingue è disponibile il negozio?',
    answer:
      'In alto in ogni pagina puoi passare da una lingua disponibile all’altra. Giuridicamente vincolante è il testo tedesco.',
  },
];
